// out: 3 4 5
public class Main {
  public static void main(String... args) {
    outer:
    for (int a = 1; ; a++) for (int b = a; b < 30; b++) for (int c = b; c < 30; c++)
      if (a * a + b * b == c * c) { System.out.println(a + " " + b + " " + c); break outer; }
  }
}
