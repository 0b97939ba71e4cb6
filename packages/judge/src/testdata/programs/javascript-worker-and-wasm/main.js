const { Worker } = require("worker_threads");
const [a, b] = require("fs").readFileSync(0, "utf8").split(" ").map(Number);
// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const bytes = "0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b";
const instance = new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(bytes, "hex")));
const worker = new Worker("require('worker_threads').parentPort.postMessage(1)", { eval: true });
worker.on("message", () => console.log(instance.exports.add(a, b)));
