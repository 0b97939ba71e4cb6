import java.io.*;
import java.util.*;

/** Wrong: looks at 20 bits of a family's number only. */
public class TwentyBits {
    static int[][] owners(int[] families, int[] left, int[] right) {
        int n = families.length;
        long[] houses = new long[n]; // family and place in one number, sorted
        for (int i = 0; i < n; i++) houses[i] = (long) families[i] << 20 | (i + 1);
        Arrays.sort(houses);

        // A family that owns more than half of a part has more than half of the ones, or less than half of them, at every bit.
        int bits = 20;
        int[][] onesUpTo = new int[bits][n + 1];
        for (int bit = 0; bit < bits; bit++) {
            for (int i = 0; i < n; i++) onesUpTo[bit][i + 1] = onesUpTo[bit][i] + (families[i] >> bit & 1);
        }
        int[][] answers = new int[left.length][];
        for (int i = 0; i < left.length; i++) {
            int l = left[i];
            int r = right[i];
            int candidate = 0;
            for (int bit = 0; bit < bits; bit++) {
                int ones = onesUpTo[bit][r] - onesUpTo[bit][l - 1];
                if (2 * ones > r - l + 1) candidate |= 1 << bit;
            }
            int owned = countBelow(houses, (long) candidate << 20 | (r + 1)) - countBelow(houses, (long) candidate << 20 | l);
            answers[i] = 2 * owned > r - l + 1 ? new int[] {candidate, owned} : new int[] {0, 0};
        }
        return answers;
    }

    private static int countBelow(long[] sorted, long value) {
        int at = Arrays.binarySearch(sorted, value);
        return at >= 0 ? at : -at - 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] families = new int[n];
        for (int i = 0; i < n; i++) families[i] = nextInt(in);
        int[] left = new int[q];
        int[] right = new int[q];
        for (int i = 0; i < q; i++) {
            left[i] = nextInt(in);
            right[i] = nextInt(in);
        }

        StringBuilder out = new StringBuilder();
        for (int[] answer : owners(families, left, right)) out.append(answer[0]).append(' ').append(answer[1]).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
