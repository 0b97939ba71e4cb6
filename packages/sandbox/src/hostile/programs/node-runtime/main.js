const fs = require("fs");
const attempt = (name, run) => {
  let result;
  try { result = `ok ${run()}`; } catch (error) { result = error.code ?? error.message; }
  console.log(`${name}: ${result}`);
};
const attempts = {
  "reach out"() {
    const { spawnSync } = require("child_process");
    attempt("spawn", () => { const made = spawnSync("/bin/echo", ["x"]); if (made.error) throw made.error; return made.stdout; });
    attempt("read", () => fs.readFileSync("/etc/shadow"));
    attempt("write", () => fs.writeFileSync("/box/new", "x"));
    attempt("tmp", () => fs.writeFileSync("/tmp/new", "x"));
    attempt("list home", () => fs.readdirSync("/home"));
    attempt("environment", () => JSON.stringify(process.env));
    attempt("kill init", () => process.kill(1, "SIGKILL"));
    attempt("kill parent", () => process.kill(process.ppid, "SIGKILL"));
    attempt("user", () => process.setuid(0));
    attempt("dlopen", () => process.dlopen({ exports: {} }, "/box/evil.node"));
    attempt("inspector", () => { require("inspector").open(9229, "127.0.0.1"); return require("inspector").url(); });
  },
  network() {
    const report = (name) => (error) => console.log(`${name}: ${error.code}`);
    require("net").connect(80, "127.0.0.1").on("error", report("connect"));
    require("net").createServer().on("error", report("listen")).listen(0);
    require("dns").lookup("example.org", (error) => report("lookup")(error));
    try { require("dgram").createSocket("udp4").on("error", report("datagram")).bind(0); } catch (error) { report("datagram")(error); }
  },
  "open handle"() { setInterval(() => {}, 1000); },
  abort() { process.abort(); },
  exit() { process.stdout.write("half"); process.exit(3); },
  heap() { const all = []; for (;;) all.push(new Array(100000).fill(1.5)); },
  buffers() { const all = []; for (;;) all.push(Buffer.alloc(1 << 20, 1)); },
  shared() { const all = []; for (;;) all.push(new Uint8Array(new SharedArrayBuffer(1 << 20)).fill(1)); },
  wasm() { const all = []; for (;;) { const memory = new WebAssembly.Memory({ initial: 160, maximum: 1000 }); new Uint8Array(memory.buffer).fill(1); all.push(memory); } },
  workers() {
    const { Worker } = require("worker_threads");
    for (let count = 0; count < 200; count++) new Worker("setInterval(() => {}, 1000)", { eval: true }).on("error", () => process.exit(4));
  },
  execve() {
    // Node before 23.11 has none; one that has it aborts when the call fails.
    console.log("before");
    process.execve?.("/bin/sh", ["sh", "-c", "echo unreachable"], {});
    process.abort();
  },
  "execve of itself"() {
    console.log("before");
    process.execve?.(process.execPath, [process.execPath, "-e", "console.log('unreachable')"], {});
    process.abort();
  },
  spin() { for (;;); },
};
attempts[process.argv[2]]();
