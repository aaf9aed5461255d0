"""Makes the docstrings of the package from the comments of the C headers.

    python words.py headers.json FOLDER

headers.json is what the build of the library reads from its headers. Two files are written:
_structs.json, {struct: text}, which is read at import, and _functions.json, {function: text}.
"""
import json
import pathlib
import sys


def struct_text(struct):
    lines = [struct.get("comment", "")]
    for field in struct["fields"]:
        lines.append(f"{field['name']}: {field.get('note', '')}".rstrip(": "))
    return "\n\n".join([lines[0], "\n".join(lines[1:])]).strip()


def main():
    headers = json.loads(pathlib.Path(sys.argv[1]).read_text())
    folder = pathlib.Path(sys.argv[2])
    structs = {struct["name"][6:]: struct_text(struct) for header in headers for struct in header["structs"]
               if header["header"] != "catalog"}
    functions = {function["name"][6:]: function["text"] + "\n\n" + function.get("comment", "")
                 for header in headers for function in header["functions"]}
    for name, words in (("_structs.json", structs), ("_functions.json", functions)):
        (folder / name).write_text(json.dumps(words, indent=0, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
