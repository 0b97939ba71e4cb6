import java.util.Scanner;

/** The same work in every run: `rounds` passes over 256 KB, each step needing the one before it. */
class Main {
  public static void main(String[] arguments) {
    int rounds = new Scanner(System.in).nextInt();
    int[] cells = new int[1 << 16];
    int state = 1;
    for (int round = 0; round < rounds; round++) {
      for (int index = 0; index < cells.length; index++) {
        state = state * 1664525 + 1013904223;
        state ^= state >>> 13;
        cells[index] += state;
      }
    }
    int sum = 0;
    for (int cell : cells) sum += cell;
    System.out.println(Integer.toUnsignedString(sum));
  }
}
