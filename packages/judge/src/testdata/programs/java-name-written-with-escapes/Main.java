import java.util.Scanner;

public class S\u0075m {
  public static void main(String[] arguments) {
    Scanner in = new Scanner(System.in);
    System.out.println(in.nextInt() + in.nextInt());
  }
}
