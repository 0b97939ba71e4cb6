// in: 0
// out: none
public class Main {
  public static void main(String[] args) {
    int n = new java.util.Scanner(System.in).nextInt();
    if (n == 0) { System.out.println("none"); System.exit(0); }
    System.out.println(n);
  }
}
