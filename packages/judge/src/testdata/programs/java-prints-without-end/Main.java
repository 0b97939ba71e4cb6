public class Main {
  public static void main(String[] args) throws Exception {
    for (;;) System.out.println("on and on and on and on and on and on and on and on and on");
  }
}
