import java.io.*;
import java.util.*;

/** Prints 0 where no stamps make up the postage. */
public class ZeroIsImpossible {
    static int[] fewestStamps(int[] stamps, int[] letters) {
        int dearest = Arrays.stream(letters).max().getAsInt();
        int impossible = dearest + 1; // more stamps than any postage can need
        int[] fewest = new int[dearest + 1];
        Arrays.fill(fewest, impossible);
        fewest[0] = 0;
        for (int stamp : stamps) {
            for (int postage = stamp; postage <= dearest; postage++) {
                fewest[postage] = Math.min(fewest[postage], fewest[postage - stamp] + 1);
            }
        }
        int[] answers = new int[letters.length];
        for (int i = 0; i < letters.length; i++) answers[i] = fewest[letters[i]] == impossible ? 0 : fewest[letters[i]];
        return answers;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int k = nextInt(in);
        int q = nextInt(in);
        int[] stamps = new int[k];
        for (int i = 0; i < k; i++) stamps[i] = nextInt(in);
        int[] letters = new int[q];
        for (int i = 0; i < q; i++) letters[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int count : fewestStamps(stamps, letters)) out.append(count).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
