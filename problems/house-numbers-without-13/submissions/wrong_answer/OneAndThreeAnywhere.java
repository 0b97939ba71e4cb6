import java.io.*;
import java.util.*;

/** Leaves out every number with a 1 and, somewhere behind it, a 3. */
public class OneAndThreeAnywhere {
    static long countUpTo(long limit) {
        long belowWithOne = 0;
        long belowWithout = 0;
        boolean isFree = true;
        boolean hasOne = false;
        for (char character : String.valueOf(limit).toCharArray()) {
            int top = character - '0';
            long withOne = 9 * belowWithOne + belowWithout;
            long without = 9 * belowWithout;
            for (int digit = 0; isFree && digit < top; digit++) {
                if (hasOne && digit == 3) continue;
                if (hasOne || digit == 1) withOne++;
                else without++;
            }
            belowWithOne = withOne;
            belowWithout = without;
            if (hasOne && top == 3) isFree = false;
            if (top == 1) hasOne = true;
        }
        return belowWithOne + belowWithout + (isFree ? 1 : 0);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            long first = in.nextLong();
            long last = in.nextLong();
            out.append(countUpTo(last) - countUpTo(first - 1)).append('\n');
        }
        System.out.print(out);
    }
}
