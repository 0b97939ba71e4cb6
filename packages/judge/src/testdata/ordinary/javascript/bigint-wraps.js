// out: 18446744073709551615 -1 4294967295
console.log(`${BigInt.asUintN(64, -1n)} ${BigInt.asIntN(8, 255n)} ${-1 >>> 0}`);
