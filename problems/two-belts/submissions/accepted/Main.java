import java.io.*;

/** Two numbers carried from station to station: the least time so far with the parcel on either belt. O(n). */
public class Main {
    static long fastestWay(int change, int[] leftTime, int[] rightTime) {
        long left = 0; // before the first station the parcel may lie on either belt
        long right = 0;
        for (int i = 0; i < leftTime.length; i++) {
            long nextLeft = Math.min(left, right + change) + leftTime[i];
            long nextRight = Math.min(right, left + change) + rightTime[i];
            left = nextLeft;
            right = nextRight;
        }
        return Math.min(left, right);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int change = nextInt(in);
        int[] leftTime = new int[n];
        int[] rightTime = new int[n];
        for (int i = 0; i < n; i++) leftTime[i] = nextInt(in);
        for (int i = 0; i < n; i++) rightTime[i] = nextInt(in);

        System.out.println(fastestWay(change, leftTime, rightTime));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
