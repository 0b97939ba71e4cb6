// in: abc
// out: cba#3
public class Main {
  public static void main(String[] args) {
    String s = new java.util.Scanner(System.in).next();
    StringBuilder sb = new StringBuilder(s).reverse();
    sb.append('#').append(sb.length() - 1);
    System.out.println(sb);
  }
}
