// in: 5
// in: hello there
// out: 5 HELLO THERE
import java.util.*;
class Main {
  public static void main(String[] args) {
    try (Scanner sc = new Scanner(System.in)) {
      int n = sc.nextInt();
      sc.nextLine();
      System.out.printf("%d %s%n", n, sc.nextLine().toUpperCase());
    }
  }
}
