import java.io.*;

/** Wrong: compares each reading with the one before it alone. */
public class ComparesNeighbours {
    static int[] marksAndWait(int[] readings) {
        int marks = 1;
        int longestWait = 0;
        int lastMark = 0;
        for (int i = 1; i < readings.length; i++) {
            if (readings[i] <= readings[i - 1]) continue;
            marks++;
            longestWait = Math.max(longestWait, i - lastMark);
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
