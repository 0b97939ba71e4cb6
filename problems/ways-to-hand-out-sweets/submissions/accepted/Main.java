import java.io.*;

/**
 * ways[s]: in how many ways the children so far get s sweets in all. The next child makes of it a sum over a window of
 * places, from s - most to s - least, which moves on by one place at a time. O(n k).
 */
public class Main {
    private static final int MODULUS = 1_000_000_007;

    static int countWays(int k, int[] least, int[] most) {
        int[] ways = new int[k + 1];
        ways[0] = 1;
        for (int child = 0; child < least.length; child++) {
            int[] next = new int[k + 1];
            long window = 0;
            for (int s = least[child]; s <= k; s++) {
                window += ways[s - least[child]];
                int gone = s - most[child] - 1;
                if (gone >= 0) window += MODULUS - ways[gone];
                window %= MODULUS;
                next[s] = (int) window;
            }
            ways = next;
        }
        return ways[k];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] least = new int[n];
        int[] most = new int[n];
        for (int i = 0; i < n; i++) {
            least[i] = nextInt(in);
            most[i] = nextInt(in);
        }

        System.out.println(countWays(k, least, most));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
