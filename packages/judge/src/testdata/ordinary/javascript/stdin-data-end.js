// in: 10 20
// in: 30
// out: 60
process.stdin.resume();
process.stdin.setEncoding("ascii");
let input = "";
process.stdin.on("data", function (chunk) { input += chunk; });
process.stdin.on("end", function () {
  var total = 0;
  input.trim().split(/\s+/).forEach(function (x) { total += parseInt(x, 10); });
  process.stdout.write(total + "\n");
});
