import java.io.*;

/** Wrong: finds the best stretch without forgiveness and then leaves out its lowest day. */
public class LowestOfTheBest {
    static long bestRecord(int[] days) {
        long best = days[0];
        long sum = days[0];
        int begin = 0;
        int bestBegin = 0;
        int bestEnd = 0;
        for (int i = 1; i < days.length; i++) {
            if (sum < 0) {
                sum = 0;
                begin = i;
            }
            sum += days[i];
            if (sum > best) {
                best = sum;
                bestBegin = begin;
                bestEnd = i;
            }
        }
        int lowest = 0;
        for (int i = bestBegin; i <= bestEnd; i++) lowest = Math.min(lowest, days[i]);
        return bestBegin == bestEnd ? best : best - lowest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] days = new int[n];
        for (int i = 0; i < n; i++) days[i] = nextInt(in);

        System.out.println(bestRecord(days));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
