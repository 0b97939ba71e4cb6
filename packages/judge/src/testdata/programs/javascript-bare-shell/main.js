"use strict";
var line, lines = 0;
while ((line = readline()) !== null) {
  var [a, b] = line.split(" ").map(Number);
  print(a + b);
  lines++;
}
putstr(lines);
write(" lines, then");
console.log(" %s", readline());
