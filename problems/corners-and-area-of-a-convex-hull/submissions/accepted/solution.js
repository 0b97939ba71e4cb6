const fs = require("node:fs");

/**
 * Andrew's chain: in the order of x, the lower half of the hull keeps only the posts at which it turns strictly left; the upper
 * half is the same backwards. O(n log n).
 */
function hullOf(posts) {
  const sorted = posts.slice().sort((a, b) => a.x - b.x || a.y - b.y);
  const places = sorted.filter((post, i) => i === 0 || post.x !== sorted[i - 1].x || post.y !== sorted[i - 1].y);
  if (places.length === 1) return { corners: 1, doubledArea: 0 };

  const corners = [...half(places), ...half(places.slice().reverse())];
  let doubledArea = 0;
  let a = corners.at(-1);
  for (const b of corners) {
    doubledArea += a.x * b.y - a.y * b.x;
    a = b;
  }
  return { corners: corners.length, doubledArea };
}

/** The corners from the first to the last post, without the last one. */
function half(posts) {
  const chain = [];
  for (const post of posts) {
    while (chain.length >= 2 && cross(chain.at(-2), chain.at(-1), post) <= 0) chain.pop();
    chain.push(post);
  }
  chain.pop();
  return chain;
}

/** Positive if one turns left at b on the way from a to c. */
function cross(a, b, c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const posts = Array.from({ length: n }, (_, i) => ({ x: numbers[2 * i], y: numbers[2 * i + 1] }));
const { corners, doubledArea } = hullOf(posts);
console.log(corners, doubledArea);
