import java.io.*;

/** Wrong: the highest bit is that of the sign, and what has it is negative, not greater than 0. */
public class GreaterThanZero {
    static int[] findTwo(int[] list) {
        int both = 0;
        for (int number : list) both ^= number;
        int bit = both & -both; // the lowest 1
        int one = 0;
        for (int number : list) {
            if ((number & bit) > 0) one ^= number;
        }
        int other = both ^ one;
        return new int[] {Math.min(one, other), Math.max(one, other)};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int[] list = new int[nextInt(in)];
            for (int i = 0; i < list.length; i++) list[i] = nextInt(in);
            int[] found = findTwo(list);
            out.append(found[0]).append(' ').append(found[1]).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
