import java.util.*;

/** A running total, which reaches 10^12 and needs 64 bits; the first booking that makes it negative is the answer. */
public class Main {
    static int firstNegative(int[] bookings) {
        long balance = 0;
        for (int i = 0; i < bookings.length; i++) {
            balance += bookings[i];
            if (balance < 0) return i + 1;
        }
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] bookings = new int[n];
        for (int i = 0; i < n; i++) bookings[i] = in.nextInt();

        int first = firstNegative(bookings);
        System.out.println(first > 0 ? String.valueOf(first) : "NEVER");
    }
}
