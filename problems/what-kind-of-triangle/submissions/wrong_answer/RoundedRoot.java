import java.util.Arrays;
import java.util.Scanner;

/** Compares with the rounded length of a side that would make a right angle. */
public class RoundedRoot {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        long[] s = {scanner.nextLong(), scanner.nextLong(), scanner.nextLong()};
        Arrays.sort(s);
        long right = Math.round(Math.sqrt((double) s[0] * s[0] + (double) s[1] * s[1]));
        if (s[0] + s[1] <= s[2]) {
            System.out.println("NONE");
        } else if (s[2] == right) {
            System.out.println("RIGHT");
        } else {
            System.out.println(s[2] > right ? "OBTUSE" : "ACUTE");
        }
    }
}
