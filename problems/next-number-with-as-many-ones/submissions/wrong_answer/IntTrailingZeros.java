import java.util.Scanner;

/** Wrong: counts the zeros at the end in the lower 32 digits only. */
public class IntTrailingZeros {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            long n = in.nextLong();
            int zeros = Integer.numberOfTrailingZeros((int) n);
            int ones = Long.numberOfTrailingZeros(~(n >> zeros));
            System.out.println(n + (1L << zeros) + (1L << Math.max(0, ones - 1)) - 1);
        }
    }
}
