public class Main {
  public static void main(String[] args) throws Exception {
    int[] few = new int[2];
    System.out.println(few[args.length + 5]);
  }
}
