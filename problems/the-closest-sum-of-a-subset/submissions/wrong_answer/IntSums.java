import java.io.*;
import java.util.*;

/** Wrong: adds up in 32 bits. */
public class IntSums {
    static long closestSum(long[] numbers, long target) {
        int middle = numbers.length / 2;
        long[] left = sortedSums(Arrays.copyOfRange(numbers, 0, middle));
        long[] right = sortedSums(Arrays.copyOfRange(numbers, middle, numbers.length));
        long closest = 0; // the empty subset
        int at = right.length - 1;
        for (long sum : left) {
            while (at >= 0 && sum + right[at] > target) at--;
            if (at >= 0) closest = closer(closest, sum + right[at], target);
            if (at + 1 < right.length) closest = closer(closest, sum + right[at + 1], target);
        }
        return closest;
    }

    private static long closer(long one, long other, long target) {
        long far = Math.abs(one - target);
        long near = Math.abs(other - target);
        return near < far || near == far && other < one ? other : one;
    }

    private static long[] sortedSums(long[] numbers) {
        long[] sums = new long[1 << numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            for (int set = 0; set < 1 << i; set++) sums[set | 1 << i] = (int) (sums[set] + numbers[i]);
        }
        Arrays.sort(sums);
        return sums;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        long target = Long.parseLong(words.nextToken());
        words = new StringTokenizer(in.readLine());
        long[] numbers = new long[n];
        for (int i = 0; i < n; i++) numbers[i] = Long.parseLong(words.nextToken());

        System.out.println(closestSum(numbers, target));
    }
}
