// out: 5000
let i = 0;
(function step() {
  for (let k = 0; k < 1000; k++) i++;
  if (i < 5000) setImmediate(step);
  else console.log(i);
})();
