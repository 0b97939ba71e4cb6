// One shelf; it is sorted first, and kind decides what is done to it then.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

/** Turns the books from first to last (counted from 0). */
function turned(books, first, last) {
  return [...books.slice(0, first), ...books.slice(first, last + 1).reverse(), ...books.slice(last + 1)];
}

function shelf() {
  const sorted = values(random, "up", { n, low, high });
  const [first, last] = n > 1 ? random.distinct(2, 0, n - 1).sort((a, b) => a - b) : [0, 0];
  switch (kind) {
    case "turned":
      return turned(sorted, first, last);
    case "turned-front":
      return turned(sorted, 0, last);
    case "turned-back":
      return turned(sorted, first, n - 1);
    case "turned-twice":
      return turned(turned(sorted, 0, n >> 2), n >> 1, n - 1);
    case "overlapping": {
      // Two turns that overlap: no single one undoes them.
      return turned(turned(sorted, 0, n >> 1), n >> 2, n - 1);
    }
    case "last-pair":
      return turned(sorted, n - 2, n - 1);
    case "swapped": {
      // Two books have changed places, and those between them stand right.
      const books = [...sorted];
      [books[first], books[last]] = [books[last], books[first]];
      return books;
    }
    case "turned-with-a-flaw": {
      // Like turned, but two neighbours in the middle of the stack are the wrong way round.
      const books = turned(sorted, first, last);
      const middle = (first + last) >> 1;
      [books[middle], books[middle + 1]] = [books[middle + 1], books[middle]];
      return books;
    }
    case "too-high-for-the-left":
      // The lowest book of the fall belongs further left than the fall begins.
      return [...turned(sorted, n >> 1, n - 1).slice(0, n - 1), low];
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], shelf()]);
