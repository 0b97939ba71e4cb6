// in: 4711
// out: 13
public class Main {
  public static void main(String[] args) throws java.io.IOException {
    int c, s = 0;
    while ((c = System.in.read()) != -1) if (Character.isDigit(c)) s += c - '0';
    System.out.print(s);
  }
}
