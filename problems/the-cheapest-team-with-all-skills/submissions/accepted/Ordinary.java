import java.util.Scanner;

/** Written plainly: a table over people and sets, from the last person to the first, filled when it is asked for. */
public class Ordinary {
    static int n;
    static int all;
    static long[] wage;
    static int[] mask;
    static Long[][] memo;
    static final long NEVER = 1000000000000000L;

    static long cheapest(int person, int have) {
        if (have == all) {
            return 0;
        }
        if (person == n) {
            return NEVER;
        }
        if (memo[person][have] != null) {
            return memo[person][have];
        }
        long without = cheapest(person + 1, have);
        long with = wage[person] + cheapest(person + 1, have | mask[person]);
        memo[person][have] = Math.min(without, with);
        return memo[person][have];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int k = in.nextInt();
        int m = in.nextInt();
        all = (1 << k) - 1;
        wage = new long[n];
        mask = new int[n];
        for (int i = 0; i < n; i++) {
            wage[i] = in.nextLong();
        }
        for (int i = 0; i < m; i++) {
            int person = in.nextInt();
            int skill = in.nextInt();
            mask[person - 1] |= 1 << skill;
        }
        memo = new Long[n][all + 1];
        long answer = cheapest(0, 0);
        System.out.println(answer >= NEVER ? "IMPOSSIBLE" : String.valueOf(answer));
    }
}
