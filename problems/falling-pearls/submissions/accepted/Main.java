import java.io.*;

/** A doubly linked list over the places 0 to n + 1, of which the outer two stand for "nobody": unlinking changes two links. */
public class Main {
    static final int END = -1;

    static int[] watch(int[] sizes, int[] falling) {
        int n = sizes.length;
        int[] left = new int[n + 2];
        int[] right = new int[n + 2];
        for (int i = 0; i <= n + 1; i++) {
            left[i] = i - 1;
            right[i] = i + 1;
        }
        int[] notes = new int[falling.length];
        for (int i = 0; i < falling.length; i++) {
            int l = left[falling[i]];
            int r = right[falling[i]];
            right[l] = r;
            left[r] = l;
            notes[i] = l == 0 || r == n + 1 ? END : Math.abs(sizes[l - 1] - sizes[r - 1]);
        }
        return notes;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] sizes = new int[n];
        for (int i = 0; i < n; i++) sizes[i] = nextInt(in);
        int[] falling = new int[m];
        for (int i = 0; i < m; i++) falling[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int note : watch(sizes, falling)) out.append(note == END ? "end" : String.valueOf(note)).append('\n');
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
