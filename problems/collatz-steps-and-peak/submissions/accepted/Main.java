import java.util.*;

/** Follows the rules; below 10^6 a row has fewer than 1000 steps, but its numbers do not fit into 32 bits. */
public class Main {
    static long[] collatz(int n) {
        long number = n;
        long largest = n;
        long steps = 0;
        while (number != 1) {
            number = number % 2 == 0 ? number / 2 : 3 * number + 1;
            largest = Math.max(largest, number);
            steps++;
        }
        return new long[] {steps, largest};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long[] answer = collatz(in.nextInt());

        System.out.println(answer[0] + " " + answer[1]);
    }
}
