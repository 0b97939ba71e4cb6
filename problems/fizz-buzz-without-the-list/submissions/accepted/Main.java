import java.util.*;

/** Multiples are counted by division; those of both numbers are the multiples of their least common multiple. */
public class Main {
    static int[] countCalls(int n, int a, int b) {
        int common = a;
        while (common % b != 0) common += a;
        int both = n / common;
        return new int[] {n / a - both, n / b - both, both};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int a = in.nextInt();
        int b = in.nextInt();

        int[] calls = countCalls(n, a, b);
        System.out.println(calls[0] + " " + calls[1] + " " + calls[2]);
    }
}
