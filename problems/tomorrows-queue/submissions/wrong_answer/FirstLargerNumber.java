import java.io.*;

/** Wrong: takes the nearest larger number instead of the smallest one. */
public class FirstLargerNumber {
    static int[] tomorrow(int[] row) {
        int[] next = row.clone();
        int place = next.length - 2; // the last one with a larger number right behind it
        while (place >= 0 && next[place] >= next[place + 1]) place--;
        if (place >= 0) {
            int larger = place + 1;
            swap(next, place, larger);
        }
        for (int i = place + 1, j = next.length - 1; i < j; i++, j--) swap(next, i, j);
        return next;
    }

    private static void swap(int[] row, int i, int j) {
        int kept = row[i];
        row[i] = row[j];
        row[j] = kept;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] row = new int[n];
        for (int i = 0; i < n; i++) row[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int number : tomorrow(row)) out.append(number).append(' ');
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
