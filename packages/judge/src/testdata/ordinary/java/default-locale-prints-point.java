// out: 3.50
public class Main {
  public static void main(String[] args) { System.out.printf("%.2f\n", 3.5); }
}
