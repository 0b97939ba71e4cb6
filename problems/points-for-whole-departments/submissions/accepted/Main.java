import java.io.*;
import java.util.*;

/**
 * In the order of a depth-first search, every department is a range. A range is changed by a note at its first place and one
 * behind its last; sums over the values follow from two binary indexed trees, of the notes and of the notes times their places.
 * O(n + q log n).
 */
public class Main {
    static class Company {
        private final int n;
        private final int[] first; // of a department: its first place
        private final int[] size; // and how many people it has
        private final long[] plain;
        private final long[] weighted;

        Company(int[] boss) {
            n = boss.length - 1;
            first = new int[n + 1];
            size = new int[n + 1];
            plain = new long[n + 1];
            weighted = new long[n + 1];
            Arrays.fill(size, 1);
            for (int v = n; v > 1; v--) size[boss[v]] += size[v];
            int[] nextFree = new int[n + 1]; // for the departments of the people whose boss this is
            first[1] = 1;
            nextFree[1] = 2;
            for (int v = 2; v <= n; v++) {
                first[v] = nextFree[boss[v]];
                nextFree[boss[v]] += size[v];
                nextFree[v] = first[v] + 1;
            }
        }

        void give(int v, int points) {
            note(first[v], points);
            note(first[v] + size[v], -points);
        }

        long sum(int v) {
            return sumOfFirst(first[v] + size[v] - 1) - sumOfFirst(first[v] - 1);
        }

        /** All values from this place on become larger. */
        private void note(int place, int points) {
            for (int i = place; i <= n; i += i & -i) {
                plain[i] += points;
                weighted[i] += points * place; // about 10^9 at most
            }
        }

        private long sumOfFirst(int count) {
            long notes = 0;
            long notesTimesPlaces = 0;
            for (int i = count; i > 0; i -= i & -i) {
                notes += plain[i];
                notesTimesPlaces += weighted[i];
            }
            return notes * (count + 1) - notesTimesPlaces;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer words = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(words.nextToken());
        int q = Integer.parseInt(words.nextToken());
        words = new StringTokenizer(in.readLine());
        int[] boss = new int[n + 1];
        for (int v = 2; v <= n; v++) boss[v] = Integer.parseInt(words.nextToken());
        Company company = new Company(boss);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            words = new StringTokenizer(in.readLine());
            boolean asks = words.nextToken().equals("?");
            int v = Integer.parseInt(words.nextToken());
            if (asks) out.append(company.sum(v)).append('\n');
            else company.give(v, Integer.parseInt(words.nextToken()));
        }
        System.out.print(out);
    }
}
