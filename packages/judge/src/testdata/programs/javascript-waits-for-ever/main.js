setInterval(() => {}, 1000);
console.log(3);
