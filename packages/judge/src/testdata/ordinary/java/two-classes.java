// out: Rex says Woof
abstract class Animal {
  protected final String name;
  Animal(String name) { this.name = name; }
  abstract String sound();
  public String toString() { return name + " says " + sound(); }
}
class Dog extends Animal {
  Dog(String n) { super(n); }
  @Override String sound() { return "Woof"; }
}
public class Main {
  public static void main(String[] args) { System.out.println(new Dog("Rex")); }
}
