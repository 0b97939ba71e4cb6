import java.io.*;
import java.util.*;

/** Compares Integer objects with ==, which holds for equal words up to 127 only. */
public class BoxedWords {
    static List<Integer> commonStory(Integer[] a, Integer[] b) {
        int n = a.length;
        int m = b.length;
        short[][] length = new short[n + 1][m + 1];
        for (int i = n - 1; i >= 0; i--) {
            for (int j = m - 1; j >= 0; j--) {
                length[i][j] = a[i] == b[j]
                    ? (short) (length[i + 1][j + 1] + 1)
                    : (short) Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        List<Integer> story = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < n && j < m) {
            if (a[i] == b[j]) {
                story.add(a[i]);
                i++;
                j++;
            } else if (length[i + 1][j] >= length[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return story;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        Integer[] a = new Integer[n];
        Integer[] b = new Integer[m];
        for (int i = 0; i < n; i++) a[i] = nextInt(in);
        for (int j = 0; j < m; j++) b[j] = nextInt(in);

        List<Integer> story = commonStory(a, b);
        StringBuilder out = new StringBuilder().append(story.size()).append('\n');
        for (int i = 0; i < story.size(); i++) out.append(i > 0 ? " " : "").append(story.get(i));
        System.out.println(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
