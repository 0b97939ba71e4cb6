import java.io.*;
import java.util.*;

/**
 * By the length of the piece: equal ends become partners, otherwise one end is paid for. Pieces of the two lengths
 * before are kept, by where they begin. O(n^2).
 */
public class Main {
    static long leastCost(String text, int[] removal, int[] addition) {
        int n = text.length();
        long[] price = new long[n];
        for (int i = 0; i < n; i++) price[i] = Math.min(removal[text.charAt(i) - 'a'], addition[text.charAt(i) - 'a']);
        long[] twoShorter = new long[n + 1]; // pieces of length 0
        long[] oneShorter = new long[n + 1]; // pieces of length 1
        for (int length = 2; length <= n; length++) {
            long[] cost = twoShorter; // entry i + 1 is read before entry i + 1 is overwritten
            for (int i = 0; i + length <= n; i++) {
                int j = i + length - 1;
                if (text.charAt(i) == text.charAt(j)) cost[i] = twoShorter[i + 1];
                else cost[i] = Math.min(oneShorter[i + 1] + price[i], oneShorter[i] + price[j]);
            }
            twoShorter = oneShorter;
            oneShorter = cost;
        }
        return oneShorter[0];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String text = in.readLine().trim();
        int[] removal = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int[] addition = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        System.out.println(leastCost(text, removal, addition));
    }
}
