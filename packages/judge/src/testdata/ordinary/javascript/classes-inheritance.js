// out: Rex says woof; 2 animals
class Animal {
  static #count = 0;
  constructor(name) { this.name = name; Animal.#count++; }
  speak() { return `${this.name} says ${this.sound}`; }
  get sound() { return "..."; }
  static get count() { return Animal.#count; }
}
class Dog extends Animal { get sound() { return "woof"; } }
const d = new Dog("Rex");
new Animal("x");
console.log(`${d.speak()}; ${Animal.count} animals`);
