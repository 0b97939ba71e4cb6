import java.io.*;

/** One pass with the highest reading so far, which is also the latest mark. The first reading needs no comparison. O(n). */
public class Main {
    static int[] marksAndWait(int[] readings) {
        int marks = 0;
        int longestWait = 0;
        int highest = 0;
        int lastMark = 0;
        for (int i = 0; i < readings.length; i++) {
            if (marks > 0 && readings[i] <= highest) continue;
            if (marks > 0) longestWait = Math.max(longestWait, i - lastMark);
            marks++;
            highest = readings[i];
            lastMark = i;
        }
        return new int[] {marks, longestWait};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] readings = new int[n];
        for (int i = 0; i < n; i++) readings[i] = nextInt(in);

        int[] answer = marksAndWait(readings);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
