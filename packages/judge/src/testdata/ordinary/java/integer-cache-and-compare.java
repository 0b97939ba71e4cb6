// out: true true -1 127 65 A
public class Main {
  public static void main(String[] args) {
    Integer a = 127, b = 127, c = 1000, d = 1000;
    System.out.println((a == b) + " " + c.equals(d) + " " + Integer.compare(1, 2) + " " + (byte) 127 + " " + (int) 'A' + " " + (char) 65);
  }
}
