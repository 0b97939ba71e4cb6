import java.io.*;

/**
 * A trie of the 31 binary digits, the highest first. With one number in hand, walks down and takes the opposite digit wherever
 * it exists, because a 1 in a higher place is worth more than all lower places. O(31 n).
 */
public class Main {
    static int largestXor(int[] list) {
        int[] child = new int[2 * (31 * list.length + 1)]; // of a node: at 2 * node for 0, behind it for 1; 0 is none
        int nodes = 1;
        int best = 0;
        for (int number : list) {
            int node = 0;
            for (int place = 30; place >= 0; place--) {
                int at = 2 * node + (number >> place & 1);
                if (child[at] == 0) child[at] = nodes++;
                node = child[at];
            }
            best = Math.max(best, largestXor(child, number));
        }
        return best;
    }

    private static int largestXor(int[] child, int number) {
        int node = 0;
        int result = 0;
        for (int place = 30; place >= 0; place--) {
            int wanted = 2 * node + 1 - (number >> place & 1);
            if (child[wanted] != 0) result |= 1 << place;
            else wanted ^= 1;
            node = child[wanted];
        }
        return result;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int[] list = new int[nextInt(in)];
            for (int i = 0; i < list.length; i++) list[i] = nextInt(in);
            out.append(largestXor(list)).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
