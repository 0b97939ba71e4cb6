import java.io.*;

/**
 * Among the children who are left, numbered from 0 clockwise, the next one is found by a remainder. A binary indexed tree leads from such a
 * number to the child, by descending over powers of two.
 */
public class Main {
    static int[] leaveInOrder(int s, int[] cards) {
        int n = cards.length;
        int[] sums = new int[n + 1];
        for (int i = 1; i <= n; i++) sums[i] = i & -i; // everybody is there
        int[] order = new int[n];
        int rank = (s - 1) % n;
        for (int gone = 0; gone < n; gone++) {
            int child = childWith(rank, sums);
            for (int i = child; i <= n; i += i & -i) sums[i]--;
            order[gone] = child;
            int left = n - gone - 1;
            if (left == 0) break;
            // The next child clockwise has the same rank now, the next one counter-clockwise the rank before.
            int card = cards[child - 1];
            rank = Math.floorMod((long) rank + card - (card > 0 ? 1 : 0), left);
        }
        return order;
    }

    /** The child before whom exactly `rank` others are left. */
    private static int childWith(int rank, int[] sums) {
        int before = 0;
        for (int power = Integer.highestOneBit(sums.length); power > 0; power /= 2) {
            if (before + power < sums.length && sums[before + power] <= rank) {
                before += power;
                rank -= sums[before];
            }
        }
        return before + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int s = nextInt(in);
        int[] cards = new int[n];
        for (int i = 0; i < n; i++) cards[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int child : leaveInOrder(s, cards)) out.append(child).append(' ');
        System.out.println(out.toString().stripTrailing());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
