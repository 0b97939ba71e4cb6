// A line of n characters of some kind: random, a palindrome, or one with a single flaw.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, of = "any", seed } = readWords();
const random = createRandom(seed);
const printable = Array.from({ length: 94 }, (_unused, i) => String.fromCharCode(33 + i)).join("");
const CHARACTERS = {
  any: printable,
  few: "aAbB1_",
  letters: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
  signs: printable.replace(/[a-z0-9]/gi, ""),
  confusing: "0Pp1Qq@`[{",
};
const characters = CHARACTERS[of];
if (characters === undefined) throw new Error(`there are no characters called ${of}`);
const isKept = (character) => /[a-z0-9]/i.test(character);
const otherCase = (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

function line() {
  const made = Array.from({ length: n }, () => random.pick(characters));
  if (kind === "random") return made;
  for (let i = 0; i < n; i += 1) {
    const mirrored = made[n - 1 - i];
    if (i >= n / 2) made[i] = isKept(mirrored) && random.chance(0.5) ? otherCase(mirrored) : mirrored;
    if (!isKept(mirrored) && i >= n / 2 && random.chance(0.5)) made[i] = random.pick(CHARACTERS.signs);
  }
  if (kind === "flaw") made[random.between(0, n - 1)] = random.pick(CHARACTERS.letters);
  for (let i = 1; i < n - 1; i += 1) if (!isKept(made[i]) && random.chance(0.4)) made[i] = " ";
  return made;
}
print([line().join("")]);
