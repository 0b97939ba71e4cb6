// out: fine
public class Main {
  public static void main(String[] args) {
    int x = (int) (Math.random() * 6) + 1;
    System.out.println(x >= 1 && x <= 6 ? "fine" : "bad");
  }
}
