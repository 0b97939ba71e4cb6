// out: outer 1 inner 2 local 3
public class Main {
  int x = 1;
  class Inner { String say() { return "outer " + x + " inner " + (x + 1); } }
  public static void main(String[] args) {
    class Local { String say() { return " local " + 3; } }
    Inner i = new Main().new Inner();
    new Object() { void go() { System.out.println(i.say() + new Local().say()); } }.go();
  }
}
