import java.io.*;

/**
 * Nim: the player to move loses exactly if the XOR of all sizes is 0. A winning move makes it 0: the heap must have the
 * highest bit of the XOR, because only then it becomes smaller. O(n).
 */
public class Main {
    // How many first moves win, and the one that is printed, if any.
    record Winning(int moves, int heap, int stones) {}

    static Winning winningMoves(int[] heaps) {
        int xor = 0;
        for (int size : heaps) xor ^= size;
        int highest = Integer.highestOneBit(xor);
        int moves = 0, first = -1;
        for (int i = heaps.length - 1; i >= 0; i--) {
            if ((heaps[i] & highest) == 0) continue;
            moves++;
            first = i;
        }
        if (moves == 0) return new Winning(0, 0, 0);
        return new Winning(moves, first + 1, heaps[first] - (heaps[first] ^ xor));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] heaps = new int[n];
        for (int i = 0; i < n; i++) heaps[i] = nextInt(in);

        Winning winning = winningMoves(heaps);
        System.out.println(winning.moves());
        if (winning.moves() > 0) System.out.println(winning.heap() + " " + winning.stones());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
