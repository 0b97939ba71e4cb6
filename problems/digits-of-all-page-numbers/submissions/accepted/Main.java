import java.util.*;

/** Counts by places: for each power of ten p, the numbers from p to n have a digit in that place. */
public class Main {
    static long countDigits(long n) {
        long total = 0;
        for (long power = 1; power <= n; power *= 10) total += n - power + 1;
        return total;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);

        System.out.println(countDigits(in.nextLong()));
    }
}
