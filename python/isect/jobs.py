"""Long jobs in parts, for Slurm arrays, GNU parallel and anything else that runs commands.

    python -m isect.jobs clash scene.json --within 0.01 --tiles 64 --part 3/8 --into parts
    python -m isect.jobs merge parts clashes.npy

The first command makes the third eighth of 64 tiles: run it for 1/8 to 8/8, in any order and as often
as needed. Tiles that are there are not made again. The second command writes one sorted array of the
fields a, b, distance, prim_a and prim_b. It fails if a tile is absent.
"""

import argparse
import pathlib
import sys

from ._parts import Store, merged, save
from ._tiles import CLASH, Plan, clash_tile, plan_clash, read_parts, read_plan


def part_of(text: str) -> tuple[int, int]:
    """i/N as numbers."""
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"{text!r}, wanted i/N with i from 1 to N")
    return int(part), int(parts)


def command_clash(arguments: argparse.Namespace) -> int:
    """Make the tiles of one part."""
    scene = pathlib.Path(arguments.scene)
    parts = read_parts(scene)
    store = Store(arguments.into or scene.with_suffix(".parts"))
    path = plan_clash(store, parts, arguments.within, arguments.tiles)
    part, of = arguments.part
    mine = range(part - 1, len(read_plan(path).tiles), of)
    made = sum(clash_tile(str(path), tile) for tile in mine)
    print(f"{path}: {len(mine)} tiles in part {part} of {of}, {made} made, {len(mine) - made} were there")
    return 0


def plan_in(path: pathlib.Path) -> pathlib.Path:
    """The plan of a folder, or the file itself."""
    if not path.is_dir():
        return path
    plans = sorted(path.glob("plan-*.json"))
    if len(plans) != 1:
        names = ", ".join(plan.name for plan in plans) or "none"
        raise ValueError(f"{path}: wanted one plan, there are {len(plans)}: {names}. Give the file of one of them")
    return plans[0]


def absent(store: Store, plan: Plan) -> list[int]:
    """The tiles whose parts are absent or damaged."""
    return [i for i, name in enumerate(plan.tiles) if not store.has(name)]


def merge_clash(store: Store, plan: Plan, out: pathlib.Path) -> int:
    """Write all rows of a plan to a file .npy: how many."""
    left = absent(store, plan)
    if left:
        raise ValueError(f"{store.folder}: {len(left)} of {len(plan.tiles)} tiles are absent or damaged, such as tile "
                         f"{left[0] + 1}; run those parts again")
    count = sum(len(store.mapped(name)) for name in plan.tiles)
    save(out, merged(store, plan.tiles, ("a", "b")), CLASH, count)
    return count


def command_merge(arguments: argparse.Namespace) -> int:
    """Write the rows of all tiles to one file."""
    path = plan_in(pathlib.Path(arguments.parts))
    count = merge_clash(Store(path.parent), read_plan(path), pathlib.Path(arguments.out))
    print(f"{arguments.out}: {count} pairs")
    return 0


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    made = argparse.ArgumentParser(prog="python -m isect.jobs", description="Long jobs in parts")
    commands = made.add_subparsers(required=True)
    clash = commands.add_parser("clash", help="which placed parts of a scene share a point or are within a distance?")
    clash.add_argument("scene", help='{"meshes": {name: file of Mesh.save}, "parts": [{"mesh": name, "matrix": 3 x 4}]}')
    clash.add_argument("--within", type=float, default=0.0, help="the clearance; 0: parts that share a point")
    clash.add_argument("--tiles", type=int, nargs="?", help="how many tiles; one for each 1024 candidates if not given")
    clash.add_argument("--part", type=part_of, default=(1, 1), metavar="i/N", help="which share of the tiles to make")
    clash.add_argument("--into", help="the folder of the parts; scene.parts beside scene.json if not given")
    clash.set_defaults(run=command_clash)
    merge = commands.add_parser("merge", help="write the rows of all tiles to one file")
    merge.add_argument("parts", help="the folder of the parts, or a plan in it")
    merge.add_argument("out", help="the file .npy")
    merge.set_defaults(run=command_merge)
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run a command: the exit status, 2 for bad input."""
    given = parser().parse_args(arguments)
    try:
        status: int = given.run(given)
        return status
    except (ValueError, TypeError, OSError) as error:
        print(f"isect.jobs: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
