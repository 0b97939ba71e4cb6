import java.io.*;
import java.util.*;

/**
 * Sprague and Grundy: a row behaves like a heap of Nim of so many stones as its number says, which is the smallest one that
 * no throw leads to; two rows side by side have the XOR of their numbers. A throw wins if the XOR becomes 0. The table takes
 * O(k * a * a) for the longest row a, the games O(k) for each pin.
 */
public class Main {
    static int[] countWinningThrows(int[] lengths, int[][] games) {
        int longest = Arrays.stream(games).flatMapToInt(Arrays::stream).max().orElse(0);
        int[] number = numbersOfRows(lengths, longest);

        int[] answers = new int[games.length];
        for (int game = 0; game < games.length; game++) {
            int all = 0;
            for (int row : games[game]) all ^= number[row];
            for (int row : games[game]) {
                int others = all ^ number[row];
                for (int length : lengths) {
                    for (int left = 0; left + length <= row; left++) {
                        if ((number[left] ^ number[row - length - left]) == others) answers[game]++;
                    }
                }
            }
        }
        return answers;
    }

    private static int[] numbersOfRows(int[] lengths, int longest) {
        int[] number = new int[longest + 1];
        // For each number, the last row from which it has been reached. A row of a pins leads to numbers below a only.
        int[] reachedFrom = new int[longest + 1];
        for (int row = 1; row <= longest; row++) {
            for (int length : lengths) {
                for (int left = 0; 2 * left <= row - length; left++) {
                    reachedFrom[number[left] ^ number[row - length - left]] = row;
                }
            }
            while (reachedFrom[number[row]] == row) number[row]++;
        }
        return number;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int k = nextInt(in);
        int q = nextInt(in);
        int[] lengths = nextInts(in, k);
        int[][] games = new int[q][];
        for (int i = 0; i < q; i++) games[i] = nextInts(in, nextInt(in));

        StringBuilder out = new StringBuilder();
        for (int winning : countWinningThrows(lengths, games)) out.append(winning).append('\n');
        System.out.print(out);
    }

    static int[] nextInts(StreamTokenizer in, int count) throws IOException {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) numbers[i] = nextInt(in);
        return numbers;
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
