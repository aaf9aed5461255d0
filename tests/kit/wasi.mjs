// kit/wasi.mjs - run a WebAssembly program: node wasi.mjs program.wasm arguments...
// It sees the environment and the files that node sees; its exit code is that of node.
import { readFile } from "node:fs/promises";
import { argv, env, exit } from "node:process";
import { WASI } from "node:wasi";

const wasi = new WASI({
    version: "preview1", args: argv.slice(2), env, preopens: { "/": "/" }, returnOnExit: true,
});
const program = await WebAssembly.compile(await readFile(argv[2]));
exit(wasi.start(await WebAssembly.instantiate(program, wasi.getImportObject())));
