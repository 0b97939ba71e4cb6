import java.io.*;
import java.util.*;

public class Main {
    /**
     * Searches for the steps of the melody among the steps of the piece. fits[i]: how many steps from place i on agree with
     * the beginning of the row "steps of the melody, a step that nobody can take, steps of the piece" (Z function).
     */
    static List<Integer> places(int[] piece, int[] melody) {
        int n = piece.length;
        int m = melody.length;
        int[] row = new int[m + n - 1];
        for (int i = 1; i < m; i++) row[i - 1] = melody[i] - melody[i - 1];
        row[m - 1] = Integer.MAX_VALUE;
        for (int i = 1; i < n; i++) row[m + i - 1] = piece[i] - piece[i - 1];

        int[] fits = new int[row.length];
        int from = 0; // row[from..to) is the same as the beginning of the row, with the largest `to` so far
        int to = 0;
        for (int i = 1; i < row.length; i++) {
            if (i < to) fits[i] = Math.min(to - i, fits[i - from]);
            while (i + fits[i] < row.length && row[fits[i]] == row[i + fits[i]]) fits[i]++;
            if (i + fits[i] > to) {
                from = i;
                to = i + fits[i];
            }
        }

        List<Integer> found = new ArrayList<>();
        // The last place has no step behind it; a melody of one note fits there, too.
        for (int p = 1; p + m - 1 <= n; p++) {
            if (m == 1 || fits[m + p - 1] == m - 1) found.add(p);
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] piece = new int[n];
        int[] melody = new int[m];
        for (int i = 0; i < n; i++) piece[i] = nextInt(in);
        for (int i = 0; i < m; i++) melody[i] = nextInt(in);

        List<Integer> found = places(piece, melody);
        System.out.println(found.size());
        if (!found.isEmpty()) System.out.println(found.get(0) + " " + found.get(found.size() - 1));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
