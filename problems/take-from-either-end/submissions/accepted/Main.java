import java.io.*;

/**
 * For each part of the row, by how much the player to move can finish ahead: the card that is taken minus the other
 * player's lead in the rest. In round l, lead[r] belongs to the part from l to r, and before it to the one from l + 1. O(n^2).
 */
public class Main {
    static long bestDifference(int[] cards) {
        int n = cards.length;
        long[] lead = new long[n];
        for (int l = n - 1; l >= 0; l--) {
            lead[l] = cards[l];
            for (int r = l + 1; r < n; r++) lead[r] = Math.max(cards[l] - lead[r], cards[r] - lead[r - 1]);
        }
        return lead[n - 1];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] cards = new int[n];
        for (int i = 0; i < n; i++) cards[i] = nextInt(in);

        System.out.println(bestDifference(cards));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
