import java.io.*;

public class Main {
    /**
     * Binary search for the total. Closing each part as soon as it is worth x makes as many parts as possible; numbers that are left over and parts
     * beyond the k can be joined to others, which makes no total smaller. O(n log(sum / k)).
     */
    static long largestSmallestPart(int[] row, int k) {
        long sum = 0;
        for (int number : row) sum += number;
        long low = 0;
        long high = sum / k;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (partsWorth(row, middle) >= k) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    private static int partsWorth(int[] row, long x) {
        int parts = 0;
        long total = 0;
        for (int number : row) {
            total += number;
            if (total < x) continue;
            parts++;
            total = 0;
        }
        return parts;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int n = nextInt(in);
            int k = nextInt(in);
            int[] row = new int[n];
            for (int i = 0; i < n; i++) row[i] = nextInt(in);
            out.append(largestSmallestPart(row, k)).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
