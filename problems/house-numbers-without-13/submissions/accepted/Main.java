import java.io.*;
import java.util.*;

/**
 * Digit by digit: how many numbers are still equal to the limit so far, or already below it, and end in a 1 or not.
 * About 20 steps for each number.
 */
public class Main {
    static long[] countHouses(long[] first, long[] last) {
        long[] counts = new long[first.length];
        for (int i = 0; i < counts.length; i++) counts[i] = countUpTo(last[i]) - countUpTo(first[i] - 1);
        return counts;
    }

    /** How many numbers from 0 to limit do not contain 13. */
    private static long countUpTo(long limit) {
        long belowAfterOne = 0; // beginnings that are smaller than that of the limit and end in a 1
        long belowAfterOther = 0;
        boolean isEqualFree = true; // the beginning of the limit itself has no 13 yet
        int before = 0;
        for (char character : String.valueOf(limit).toCharArray()) {
            int digit = character - '0';
            // After a 1 nine digits may follow, and one of them is a 1; otherwise ten, and one of them is a 1.
            long afterOne = belowAfterOne + belowAfterOther;
            long afterOther = 8 * belowAfterOne + 9 * belowAfterOther;
            if (isEqualFree) {
                if (digit > 1) afterOne++;
                int others = digit > 1 ? digit - 1 : digit; // smaller digits that are not 1
                afterOther += before == 1 && digit > 3 ? others - 1 : others;
            }
            belowAfterOne = afterOne;
            belowAfterOther = afterOther;
            if (before == 1 && digit == 3) isEqualFree = false;
            before = digit;
        }
        return belowAfterOne + belowAfterOther + (isEqualFree ? 1 : 0);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        long[] first = new long[q];
        long[] last = new long[q];
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            first[i] = Long.parseLong(line.nextToken());
            last[i] = Long.parseLong(line.nextToken());
        }

        StringBuilder out = new StringBuilder();
        for (long count : countHouses(first, last)) out.append(count).append('\n');
        System.out.print(out);
    }
}
