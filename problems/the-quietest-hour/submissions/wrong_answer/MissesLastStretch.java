import java.io.*;

/** Wrong: never looks at the last stretch. */
public class MissesLastStretch {
    static long[] quietest(int[] readings, int k) {
        long[] sumOfFirst = new long[readings.length + 1];
        for (int i = 0; i < readings.length; i++) sumOfFirst[i + 1] = sumOfFirst[i] + readings[i];
        int best = k;
        for (int end = k + 1; end < readings.length; end++) {
            if (sumOfFirst[end] - sumOfFirst[end - k] < sumOfFirst[best] - sumOfFirst[best - k]) best = end;
        }
        return new long[] {best - k + 1, sumOfFirst[best] - sumOfFirst[best - k]};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] readings = new int[n];
        for (int i = 0; i < n; i++) readings[i] = nextInt(in);

        long[] answer = quietest(readings, k);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
