// Removes from the array while going through it, and passes over the value after each removed one.
const [, ...values] = require("node:fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
for (let i = 1; i < values.length; i++) {
  if (values[i] === values[i - 1]) values.splice(i, 1);
}
console.log(values.length);
console.log(values.join(" "));
