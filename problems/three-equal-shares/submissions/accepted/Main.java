import java.io.*;

/** From the right: how many second cuts lie at or behind each place; then one first cut after the other. O(n). */
public class Main {
    static long countCuts(int[] worths) {
        int n = worths.length;
        long total = 0;
        for (int worth : worths) total += worth;
        if (total % 3 != 0) return 0;
        long third = total / 3;
        // secondCuts[i]: places for the second cut directly before an envelope i, i + 1, …, n - 1.
        int[] secondCuts = new int[n + 1];
        long sumFromRight = 0;
        for (int i = n - 1; i >= 0; i--) {
            sumFromRight += worths[i];
            secondCuts[i] = secondCuts[i + 1] + (sumFromRight == third ? 1 : 0);
        }
        long ways = 0;
        long sum = 0;
        for (int i = 0; i + 2 < n; i++) {
            sum += worths[i];
            if (sum == third) ways += secondCuts[i + 2];
        }
        return ways;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] worths = new int[n];
        for (int i = 0; i < n; i++) worths[i] = nextInt(in);

        System.out.println(countCuts(worths));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
