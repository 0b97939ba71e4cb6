import java.io.*;
import java.util.*;

/**
 * Goes through r from 1 to n with +1 at the last bird of each species and -1 at the one before it; the sum over l .. r in
 * a binary indexed tree is the answer. Each bird knows the one of its species before it: O((n + q) log n).
 */
public class Main {
    static int[] countOnce(int[] birds, int[] left, int[] right) {
        int n = birds.length;
        // before[i]: the place of the bird of the same species before bird i, 0 for none.
        int[] before = new int[n + 1];
        Map<Integer, Integer> latest = new HashMap<>();
        for (int i = 1; i <= n; i++) {
            Integer place = latest.put(birds[i - 1], i);
            before[i] = place == null ? 0 : place;
        }
        // The questions with the same r form a chain.
        int[] firstWith = new int[n + 1];
        int[] nextWith = new int[left.length];
        Arrays.fill(firstWith, -1);
        for (int i = 0; i < left.length; i++) {
            nextWith[i] = firstWith[right[i]];
            firstWith[right[i]] = i;
        }
        int[] tree = new int[n + 1];
        int[] answers = new int[left.length];
        for (int r = 1; r <= n; r++) {
            int last = before[r];
            add(tree, r, 1);
            add(tree, last, -2);
            add(tree, before[last], 1); // before[0] is 0, and place 0 is left alone
            for (int i = firstWith[r]; i >= 0; i = nextWith[i]) {
                answers[i] = sumUpTo(tree, r) - sumUpTo(tree, left[i] - 1);
            }
        }
        return answers;
    }

    private static void add(int[] tree, int place, int value) {
        if (place == 0) return;
        for (int at = place; at < tree.length; at += at & -at) tree[at] += value;
    }

    private static int sumUpTo(int[] tree, int place) {
        int sum = 0;
        for (int at = place; at > 0; at -= at & -at) sum += tree[at];
        return sum;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] birds = new int[n];
        for (int i = 0; i < n; i++) birds[i] = nextInt(in);
        int[] left = new int[q];
        int[] right = new int[q];
        for (int i = 0; i < q; i++) {
            left[i] = nextInt(in);
            right[i] = nextInt(in);
        }

        StringBuilder out = new StringBuilder();
        for (int answer : countOnce(birds, left, right)) out.append(answer).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
