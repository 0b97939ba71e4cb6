import java.io.*;
import java.util.*;

/** Adds up costs in 32 bits. */
public class IntCost {
    static int leastCost(String text, int[] removal, int[] addition) {
        int n = text.length();
        int[] price = new int[n];
        for (int i = 0; i < n; i++) price[i] = Math.min(removal[text.charAt(i) - 'a'], addition[text.charAt(i) - 'a']);
        int[] twoShorter = new int[n + 1]; // pieces of length 0
        int[] oneShorter = new int[n + 1]; // pieces of length 1
        for (int length = 2; length <= n; length++) {
            int[] cost = twoShorter; // entry i + 1 is read before entry i + 1 is overwritten
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
