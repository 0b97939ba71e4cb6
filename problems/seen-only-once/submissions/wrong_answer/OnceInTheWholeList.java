import java.io.*;
import java.util.*;

/** Wrong: counts the species that occur once in the whole list. */
public class OnceInTheWholeList {
    static int[] countOnce(int[] birds, int[] left, int[] right) {
        Map<Integer, Integer> count = new HashMap<>();
        for (int species : birds) count.merge(species, 1, Integer::sum);
        int[] onceUpTo = new int[birds.length + 1];
        for (int i = 0; i < birds.length; i++) onceUpTo[i + 1] = onceUpTo[i] + (count.get(birds[i]) == 1 ? 1 : 0);
        int[] answers = new int[left.length];
        for (int i = 0; i < left.length; i++) answers[i] = onceUpTo[right[i]] - onceUpTo[left[i] - 1];
        return answers;
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
