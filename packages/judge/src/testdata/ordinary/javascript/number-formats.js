// out: 1,234,567.89 3.14 1e+21 0.30000000000000004 ff 255 NaN
console.log((1234567.891).toLocaleString("en-US", { maximumFractionDigits: 2 }), Math.PI.toFixed(2), String(1e21), 0.1 + 0.2, (255).toString(16), parseInt("ff", 16), +"x");
