public class Main {
  public static void main(String[] args) throws Exception {
    long[] all = new long[160 << 17];
    System.out.println(all.length > 5 ? 3 : 4);
  }
}
