// Operations on one row. kind says which ranges they have and what is added; the last one is always a question.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, q, most = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function range() {
  switch (kind) {
    case "wide":
    case "asks":
      // Nearly the whole row.
      return [random.between(1, Math.min(9, n)), random.between(Math.max(1, n - 9), n)];
    case "cells": {
      const cell = random.between(1, n);
      return [cell, cell];
    }
    case "always":
    case "never":
      return [1, n];
    default:
      return [random.between(1, n), random.between(1, n)];
  }
}
const added = {
  falls: () => -random.between(0, most),
  always: () => most,
  never: () => -most,
}[kind];
const questions = { asks: 0.9, always: 0, never: 0.1 }[kind] ?? 0.4;

const operations = Array.from({ length: q }, (_unused, i) => {
  const [l, r] = range().sort((a, b) => a - b);
  if (i === q - 1 || random.chance(questions)) return [2, l, r];
  return [1, l, r, added === undefined ? random.between(-most, most) : added()];
});
print([[n, q], ...operations]);
