import java.io.*;

public class Main {
    /**
     * n ends with a zero, a block of k ones, and z zeros. Adding 2^z turns the block into a single one in front of it; of the other k - 1 ones the
     * number becomes smallest if they stand at the very end, where they are worth 2^(k-1) - 1.
     */
    static long nextWithAsManyOnes(long n) {
        int zeros = Long.numberOfTrailingZeros(n);
        int ones = Long.numberOfTrailingZeros(~(n >> zeros));
        return n + (1L << zeros) + (1L << (ones - 1)) - 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            long n = Long.parseLong(in.readLine().trim());
            out.append(nextWithAsManyOnes(n)).append('\n');
        }
        System.out.print(out);
    }
}
