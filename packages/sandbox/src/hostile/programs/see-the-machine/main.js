// What a program can learn of the machine's own paths, and what of its files is none of a tool chain's business.
const fs = require("node:fs");
const list = (folder) => {
  try { return fs.readdirSync(folder).sort().join(" "); } catch (error) { return error.code; }
};
console.log(`program: ${process.execPath} ${process.argv0} ${process.argv.slice(1).join(" ")}`);
console.log(`folder: ${process.cwd()} ${__filename}`);
console.log(`modules: ${Object.keys(require.cache).sort().join(" ")}`);
console.log(`options: ${process.execArgv.filter((word) => word.includes("/")).join(" ")}`);
for (const folder of ["/opt", "/opt/judge", "/opt/judge/zygote", "/usr/local", "/usr/src", "/usr/share", "/usr/sbin"])
  console.log(`${folder}: ${list(folder)}`);
console.log(`variables: ${Object.keys(process.env).join(" ")}`);
for (const file of ["/proc/self/mountinfo", "/proc/self/exe", "/etc/hostname", "/etc/fstab", "/sys/class/net", "/root", "/home"])
  console.log(`${file}: ${fs.existsSync(file)}`);
