// out: 12.0 7.5
public class Main {
  sealed interface Shape permits Rect, Tri {}
  record Rect(double w, double h) implements Shape {}
  record Tri(double b, double h) implements Shape {}
  static double area(Shape s) { return s instanceof Rect r ? r.w() * r.h() : ((Tri) s).b() * ((Tri) s).h() / 2; }
  public static void main(String[] args) { System.out.println(area(new Rect(3, 4)) + " " + area(new Tri(5, 3))); }
}
