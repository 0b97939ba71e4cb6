const all = [];
for (let i = 0; i < 110; i++) for (let j = 0; j < 128; j++) all.push(new Array(1000).fill(1.5));
console.log(all.length > 3 ? 3 : 4);
