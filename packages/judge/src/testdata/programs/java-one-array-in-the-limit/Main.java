public class Main {
  public static void main(String[] args) throws Exception {
    long[] all = new long[115 << 17];
    for (int i = 0; i < all.length; i++) all[i] = i % 4;
    System.out.println(all[115 * 4 + 3]);
  }
}
