function counter(start) {
  let count = start;
  const bump = (by) => {
    count += by;
    return count;
  };
  bump(2);
  const total = [1, 2, 3].map((x) => x * count).reduce((a, b) => a + b, 0);
  return { bump, total };
}
const made = counter(10);
made.bump(5);
function* naturals(most) {
  for (let n = 1; n <= most; n++) yield n;
}
const taken = [];
for (const n of naturals(3)) taken.push(n * n);
class Animal {
  constructor(name) {
    this.name = name;
  }
  speak() {
    return `${this.name} speaks`;
  }
}
class Dog extends Animal {
  constructor() {
    super("Rex");
    this.tricks = 1;
  }
  speak() {
    return super.speak() + "!";
  }
}
const said = new Dog().speak();
const wait = () => new Promise((resolve) => setTimeout(resolve, 1));
async function slow(label) {
  const before = label + "1";
  await wait();
  const after = before + "2";
  return after;
}
async function all() {
  const results = await Promise.all([slow("a"), slow("b")]);
  let caught = "";
  try {
    await (async () => {
      throw new RangeError("too far");
    })();
  } catch (error) {
    caught = error.message;
  } finally {
    taken.push(0);
  }
  console.log(JSON.stringify({ taken, said, results, caught, total: made.total }));
  if (results.length === 2) null.crash;
}
all();
