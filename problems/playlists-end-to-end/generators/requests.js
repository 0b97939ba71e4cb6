// Requests for n playlists: `kind` says which lists are moved; `mix` gives the shares of the kinds of requests.
const { readWords, createRandom, print } = require("./families.js");

const { n, q, kind = "random", mix = "MMMFP", seed } = readWords();
const random = createRandom(seed);
const lines = [];
const name = random.permutation(n);
const add = (...words) => {
  if (lines.length < q) lines.push(words);
};
switch (kind) {
  case "long-behind-short":
    // The long list is moved behind a fresh one each time: whoever copies the moved songs copies all of them.
    for (let i = 1; i < n; i += 1) add("M", name[i], name[i - 1]);
    break;
  case "short-behind-long":
    for (let i = 1; i < n; i += 1) add("M", name[0], name[i]);
    break;
  case "to-and-fro": {
    // All songs gather in one list, which then moves between two lists that are empty in turns.
    const gathered = Math.floor(q / 2);
    for (let i = 1; i < n && i < gathered; i += 1) add("M", name[0], name[i]);
    for (let i = 0; lines.length < q; i += 1) add("M", ...(i % 2 === 0 ? [name[1], name[0]] : [name[0], name[1]]));
    break;
  }
  case "long-behind-one": {
    // One song is played from the front and nothing else is left before the long list: it moves behind single songs.
    const half = Math.floor(n / 2);
    for (let i = 1; i < half; i += 1) add("M", name[0], name[i]);
    let long = name[0];
    for (let i = half; i < n; i += 1) {
      add("M", name[i], long);
      add(random.pick("PF"), name[i]);
      long = name[i];
    }
    break;
  }
  case "tree":
    for (let width = 1; width < n; width *= 2) {
      for (let i = 0; i + width < n; i += 2 * width) add("M", name[i], name[i + width]);
    }
    break;
  case "itself":
    for (let i = 0; lines.length < q; i += 1) {
      const a = random.pick(name.slice(0, 1000));
      add("M", a, random.chance(0.5) ? a : random.pick(name.slice(0, 1000)));
    }
    break;
  default:
    while (lines.length < q) {
      const request = random.pick(mix);
      if (request === "M") add("M", random.between(1, n), random.between(1, n));
      else add(request, random.between(1, n));
    }
}
// What is left of the requests: songs are asked for and played here and there.
while (lines.length < q) add(random.pick("FP"), random.between(1, n));
print([[n, q], ...lines]);
