// out: -2147483648 overflow 4294967294 3
public class Main {
  public static void main(String[] args) {
    int x = Integer.MAX_VALUE;
    x++;
    String s;
    try { s = "" + Math.addExact(Integer.MAX_VALUE, 1); } catch (ArithmeticException e) { s = "overflow"; }
    System.out.println(x + " " + s + " " + (2L * Integer.MAX_VALUE) + " " + Math.floorMod(-7, 5));
  }
}
