// out: 0.30000000000000004 1.0E10 Infinity NaN 3
public class Main {
  public static void main(String[] args) {
    System.out.println((0.1 + 0.2) + " " + 1e10 + " " + 1 / 0.0 + " " + Math.sqrt(-1) + " " + Math.round(2.5));
  }
}
