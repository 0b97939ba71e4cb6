import java.util.Scanner;

/** Wrong: if no number of the same length is larger, takes the smallest one that is one digit longer with its ones at the front but one. */
public class SameLengthOnly {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            long n = in.nextLong();
            long block = Long.lowestOneBit(n);
            long carried = n + block;
            boolean isLonger = Long.numberOfLeadingZeros(carried) < Long.numberOfLeadingZeros(n);
            System.out.println(isLonger ? 2 * n : carried + ((carried ^ n) / block >> 2));
        }
    }
}
