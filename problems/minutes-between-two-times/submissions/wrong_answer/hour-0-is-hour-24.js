// Reads the hour 00 of the second time as 24, also if the first time is in that hour.
const [now, then] = require('fs').readFileSync(0, 'utf8').trim().split(' ');
const minutes = (h, m) => h * 60 + m;
const [h1, m1] = now.split(':').map(Number);
let [h2, m2] = then.split(':').map(Number);
if (h2 === 0) h2 = 24;
let answer = minutes(h2, m2) - minutes(h1, m1);
if (now === then) answer = 0;
if (answer < 0) answer += 24 * 60;
console.log(String(answer));
