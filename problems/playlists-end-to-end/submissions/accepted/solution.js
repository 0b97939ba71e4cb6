const fs = require("node:fs");

/**
 * Each song knows the next one, each playlist its first and last song. A move links the last song of one list to the first one of
 * the other: O(1), however long they are.
 */
class Playlists {
  constructor(n) {
    this.lists = Array.from({ length: n + 1 }, (_unused, i) => {
      const song = { number: i, next: null };
      return { first: song, last: song };
    });
  }

  moveAll(a, b) {
    const to = this.lists[a];
    const from = this.lists[b];
    if (a === b || from.first === null) return;
    if (to.first === null) to.first = from.first;
    else to.last.next = from.first;
    to.last = from.last;
    from.first = null;
    from.last = null;
  }

  firstOf(a) {
    return this.lists[a].first?.number ?? null;
  }

  play(a) {
    const list = this.lists[a];
    const song = list.first;
    if (song === null) return null;
    list.first = song.next;
    return song.number;
  }

  songsOf(a) {
    const songs = [];
    for (let song = this.lists[a].first; song !== null; song = song.next) songs.push(song.number);
    return songs;
  }
}

const [sizes, ...requests] = fs.readFileSync(0, "utf8").trim().split("\n");
const n = Number(sizes.split(" ")[0]);
const playlists = new Playlists(n);
const out = [];
for (const request of requests) {
  const [kind, a, b] = request.split(" ");
  if (kind === "M") playlists.moveAll(Number(a), Number(b));
  else if (kind === "F") out.push(playlists.firstOf(Number(a)) ?? "silence");
  else out.push(playlists.play(Number(a)) ?? "silence");
}
for (let a = 1; a <= n; a++) {
  const songs = playlists.songsOf(a);
  if (songs.length > 0) out.push(`${a}: ${songs.join(" ")}`);
}
console.log(out.join("\n"));
