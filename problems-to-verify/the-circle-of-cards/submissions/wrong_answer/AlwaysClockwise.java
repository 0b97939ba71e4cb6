import java.io.*;

/** Wrong: counts as far as the card says, but always clockwise. */
public class AlwaysClockwise {
    static int[] leaveInOrder(int s, int[] cards) {
        int n = cards.length;
        int[] before = new int[n];
        int[] after = new int[n];
        for (int i = 0; i < n; i++) {
            before[i] = (i + n - 1) % n;
            after[i] = (i + 1) % n;
        }
        int[] order = new int[n];
        int child = n - 1; // the first count of s steps clockwise begins with child 1
        int steps = s;
        for (int left = 0; left < n; left++) {
            for (; steps > 0; steps--) child = after[child];
            for (; steps < 0; steps++) child = before[child];
            after[before[child]] = after[child];
            before[after[child]] = before[child];
            order[left] = child + 1;
            steps = Math.abs(cards[child]);
        }
        return order;
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
