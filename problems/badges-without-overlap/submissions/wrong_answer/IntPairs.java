import java.io.*;

/** Counts pairs in 32 bits. */
public class IntPairs {
    static long countPairs(int kinds, int[] sets) {
        int all = (1 << kinds) - 1;
        int[] inside = new int[all + 1];
        for (int set : sets) inside[set]++;
        long empty = inside[0];
        for (int kind = 0; kind < kinds; kind++) {
            for (int set = 0; set <= all; set++) {
                if ((set >> kind & 1) == 1) inside[set] += inside[set ^ 1 << kind];
            }
        }
        int ordered = (int) -empty; // an empty box goes together with itself
        for (int set : sets) ordered += inside[all ^ set];
        return ordered / 2;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int kinds = nextInt(in);
        int[] sets = new int[n];
        for (int i = 0; i < n; i++) sets[i] = nextInt(in);

        System.out.println(countPairs(kinds, sets));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
