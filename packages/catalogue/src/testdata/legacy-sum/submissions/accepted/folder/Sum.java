public class Sum {
  public static void main(String[] args) {
    java.util.Scanner in = new java.util.Scanner(System.in);
    System.out.println(in.nextDouble() + in.nextDouble());
  }
}
