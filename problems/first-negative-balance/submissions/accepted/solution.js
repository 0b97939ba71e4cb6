const fs = require("node:fs");

/** A running total; the first booking that makes it negative is the answer. */
function firstNegative(bookings) {
  let balance = 0;
  return (
    1 +
    bookings.findIndex((booking) => {
      balance += booking;
      return balance < 0;
    })
  );
}

const [n, ...bookings] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(firstNegative(bookings) || "NEVER");
