import java.io.*;

/** A sum is even when both numbers have the same parity, so it is enough to count the even and the odd ones. */
public class Main {
    static long countEvenSums(int[] values) {
        long even = 0;
        for (int value : values) {
            if (value % 2 == 0) even++;
        }
        long odd = values.length - even;
        return even * (even - 1) / 2 + odd * (odd - 1) / 2;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = nextInt(in);

        System.out.println(countEvenSums(values));
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
