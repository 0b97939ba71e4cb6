import java.io.*;

/** Wrong: stops at the first running sum beyond two thirds, as if no envelope could lower it again. */
public class OnlyMoney {
    static long countCuts(int[] worths) {
        long total = 0;
        for (int worth : worths) total += worth;
        if (total % 3 != 0) return 0;
        long third = total / 3;
        long sum = 0;
        long firstCuts = 0;
        long ways = 0;
        for (int i = 0; i + 1 < worths.length && sum <= 2 * third; i++) {
            sum += worths[i];
            if (sum == 2 * third) ways += firstCuts;
            if (sum == third) firstCuts++;
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
