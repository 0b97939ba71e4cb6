// out: 4 3 8 ff 1010 -1 1
public class Main {
  public static void main(String[] args) {
    System.out.println(Integer.bitCount(30) + " " + Long.numberOfTrailingZeros(8) + " " + Integer.highestOneBit(15) + " "
        + Integer.toHexString(255) + " " + Integer.toBinaryString(10) + " " + (-1 >> 31) + " " + (-1 >>> 31));
  }
}
