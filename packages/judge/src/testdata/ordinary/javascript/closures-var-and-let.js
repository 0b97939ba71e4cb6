// out: 3,3,3 0,1,2 0,1,2
var fs1 = [], fs2 = [], fs3 = [];
for (var i = 0; i < 3; i++) fs1.push(function () { return i; });
for (let j = 0; j < 3; j++) fs2.push(() => j);
for (var k = 0; k < 3; k++) (function (k) { fs3.push(function () { return k; }); })(k);
console.log([fs1, fs2, fs3].map((l) => l.map((f) => f()).join()).join(" "));
