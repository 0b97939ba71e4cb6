import java.io.*;

/** Wrong: the right block begins one place too early and ends before the range does. */
public class BlockBeginsTooEarly {
    static long sumOfSmallest(int[] row, int[] left, int[] right) {
        int levels = 32 - Integer.numberOfLeadingZeros(row.length);
        int[][] smallest = new int[levels][]; // smallest[k][i]: of the 2^k numbers from index i on
        smallest[0] = row;
        for (int k = 1; k < levels; k++) {
            int half = 1 << (k - 1);
            smallest[k] = new int[row.length - 2 * half + 1];
            for (int i = 0; i < smallest[k].length; i++) {
                smallest[k][i] = Math.min(smallest[k - 1][i], smallest[k - 1][i + half]);
            }
        }
        long sum = 0;
        for (int i = 0; i < left.length; i++) {
            int k = 31 - Integer.numberOfLeadingZeros(right[i] - left[i] + 1); // the longest block that is not longer
            sum += Math.min(smallest[k][left[i]], smallest[k][Math.max(left[i], right[i] - (1 << k))]);
        }
        return sum;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        long x = nextInt(in);
        int[] row = new int[n];
        for (int i = 0; i < n; i++) row[i] = nextInt(in);
        int[] left = new int[q];
        int[] right = new int[q];
        for (int i = 0; i < q; i++) {
            x = x * 48271 % 2147483647;
            int u = (int) (x % n);
            x = x * 48271 % 2147483647;
            int v = (int) (x % n);
            left[i] = Math.min(u, v);
            right[i] = Math.max(u, v);
        }

        System.out.println(sumOfSmallest(row, left, right));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
