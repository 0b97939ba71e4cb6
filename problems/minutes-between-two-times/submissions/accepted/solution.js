const fs = require("node:fs");

/** Both times as minutes of their day; a second time that lies earlier in the day comes a day later. */
function minutesBetween(hourNow, minuteNow, hourThen, minuteThen) {
  const minutes = 60 * hourThen + minuteThen - (60 * hourNow + minuteNow);
  return minutes < 0 ? minutes + 24 * 60 : minutes;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/[: ]/).map(Number);

console.log(minutesBetween(...numbers));
