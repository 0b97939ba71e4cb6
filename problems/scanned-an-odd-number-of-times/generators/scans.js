// A log of scans; n is made odd.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n = 1, low = 1, high, seed } = readWords();
const random = createRandom(seed);
const pairs = Math.max(0, (n - 1) >> 1);

function scans() {
  switch (kind) {
    case "once": {
      // All different; one of them once, the others twice.
      const [left, ...others] = random.distinct(pairs + 1, low, high);
      return random.shuffle([left, ...others, ...others]);
    }
    case "there-and-back": {
      // All are handed in, and the last one is fetched first; the coat that is left comes at the end.
      const [left, ...others] = random.distinct(pairs + 1, low, high);
      return [...others, ...[...others].reverse(), left];
    }
    case "remainders": {
      // The tag `high` is left; the others are its remainders for many sizes that a table may have.
      const sizes = [16, 31, 64, 100, 127, 128, 256, 257, 512, 997, 1000, 1009, 1024, 4096, 8191, 8192, 9973, 10000, 10007, 32768];
      sizes.push(65521, 65535, 65536, 65537, 99991, 100000, 100003, 131071, 131072, 199999, 200000, 200003, 262144, 262147, 400009);
      sizes.push(500000, 500009, 524287, 524288, 999983, 1000000, 1000001, 1000003, 1000007, 1048573, 1048576, 1999993, 2000003);
      sizes.push(2097152, 4194304, 5000011, 8388608, 9999991, 10000000, 10000019, 16777216, 33554432, 50000017, 67108864, 100000007);
      const others = [...new Set(sizes.map((size) => high % size))].filter((tag) => tag >= low);
      return [...others, high, ...others];
    }
    case "random": {
      const tags = Array.from({ length: pairs }, () => random.between(low, high));
      return random.shuffle([random.between(low, high), ...tags, ...tags]);
    }
    default:
      throw new Error(`there is no kind of log called ${kind}`);
  }
}
const log = scans();
print([[log.length], log]);
