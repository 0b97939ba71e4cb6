import java.io.*;

/**
 * Two windows walk along together: for each last tulip, exactly k colours come from those beginnings that are early
 * enough for k colours and too early for k - 1. O(n).
 */
public class Main {
    static long countExactly(int k, int[] colours) {
        Window few = new Window(colours); // the longest stretch that ends here with fewer than k colours
        Window enough = new Window(colours); // the longest one with at most k
        long stretches = 0;
        for (int last = 0; last < colours.length; last++) {
            few.take(last);
            enough.take(last);
            few.shrinkTo(k - 1);
            enough.shrinkTo(k);
            stretches += few.first - enough.first;
        }
        return stretches;
    }

    private static class Window {
        private final int[] colours;
        private final int[] count;
        private int different = 0;
        private int first = 0;

        Window(int[] colours) {
            this.colours = colours;
            count = new int[colours.length + 1];
        }

        void take(int last) {
            if (count[colours[last]]++ == 0) different++;
        }

        void shrinkTo(int most) {
            while (different > most) {
                if (--count[colours[first++]] == 0) different--;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] colours = new int[n];
        for (int i = 0; i < n; i++) colours[i] = nextInt(in);

        System.out.println(countExactly(k, colours));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
