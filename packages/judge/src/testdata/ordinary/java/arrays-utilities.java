// out: 2 [9, 9] true [2, 3] 6 -4
import java.util.*;
public class Main {
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int[] nine = new int[2];
    Arrays.fill(nine, 9);
    int[] sums = a.clone();
    Arrays.parallelPrefix(sums, Integer::sum);
    System.out.println(Arrays.binarySearch(a, 3) + " " + Arrays.toString(nine) + " " + Arrays.equals(a, new int[] {1, 2, 3})
        + " " + Arrays.toString(Arrays.copyOfRange(a, 1, 3)) + " " + sums[2] + " " + Arrays.binarySearch(a, 7));
  }
}
