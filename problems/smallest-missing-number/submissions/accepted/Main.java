import java.util.*;

/** One of 1 to n + 1 is missing, so only these are marked; the first place without a mark is the answer. */
public class Main {
    static int smallestMissing(int[] values) {
        boolean[] occurs = new boolean[values.length + 2];
        for (int value : values) {
            if (value >= 1 && value <= values.length) occurs[value] = true;
        }
        int missing = 1;
        while (occurs[missing]) missing++;
        return missing;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = in.nextInt();

        System.out.println(smallestMissing(values));
    }
}
