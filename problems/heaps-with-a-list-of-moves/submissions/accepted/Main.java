import java.io.*;

/**
 * Grundy numbers: a heap is equal to a heap of Nim whose size is the smallest number that none of its moves leads to. The
 * first player wins exactly if the XOR of these numbers is not 0. One table for all games, O(k * largest size).
 */
public class Main {
    static boolean[] firstWins(int[] moves, int[][] games) {
        int largest = 0;
        for (int[] heaps : games)
            for (int size : heaps) largest = Math.max(largest, size);

        int[] grundy = new int[largest + 1];
        int[] reachedBy = new int[moves.length + 1]; // the last size that has a move to this number
        for (int size = 1; size <= largest; size++) {
            for (int move : moves) if (move <= size) reachedBy[grundy[size - move]] = size;
            int number = 0;
            while (number < moves.length && reachedBy[number] == size) number++;
            grundy[size] = number;
        }

        boolean[] wins = new boolean[games.length];
        for (int g = 0; g < games.length; g++) {
            int sum = 0;
            for (int size : games[g]) sum ^= grundy[size];
            wins[g] = sum != 0;
        }
        return wins;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int k = nextInt(in);
        int q = nextInt(in);
        int[] moves = new int[k];
        for (int i = 0; i < k; i++) moves[i] = nextInt(in);
        int[][] games = new int[q][];
        for (int g = 0; g < q; g++) {
            games[g] = new int[nextInt(in)];
            for (int i = 0; i < games[g].length; i++) games[g][i] = nextInt(in);
        }

        StringBuilder out = new StringBuilder();
        for (boolean wins : firstWins(moves, games)) out.append(wins ? "first" : "second").append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
