// out: Point[x=1, y=2] true 5
public class Main {
  record Point(int x, int y) {
    Point { if (x < 0) throw new IllegalArgumentException(); }
    int norm() { return x * x + y * y; }
  }
  public static void main(String[] args) {
    Point p = new Point(1, 2);
    System.out.println(p + " " + p.equals(new Point(1, 2)) + " " + p.norm());
  }
}
