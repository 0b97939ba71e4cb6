// out: / by zero
// out: bad number
// out: index
// out: finally
public class Main {
  public static void main(String[] args) {
    try { System.out.println(1 / (args.length)); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    try { Integer.parseInt("x1"); } catch (NumberFormatException e) { System.out.println("bad number"); }
    try { int[] a = new int[2]; a[2] = 1; } catch (ArrayIndexOutOfBoundsException e) { System.out.println("index"); }
    finally { System.out.println("finally"); }
  }
}
