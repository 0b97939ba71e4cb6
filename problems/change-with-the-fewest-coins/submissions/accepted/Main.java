import java.util.*;

/** Greedy: with these coins the smaller ones never make up for a larger coin that fits. */
public class Main {
    private static final int[] COINS = {200, 100, 50, 20, 10, 5, 2, 1};

    static int[] giveChange(int price, int paid) {
        int rest = paid - price;
        int[] counts = new int[COINS.length];
        for (int i = 0; i < COINS.length; i++) {
            counts[i] = rest / COINS[i];
            rest %= COINS[i];
        }
        return counts;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int price = in.nextInt();
        int paid = in.nextInt();

        int[] counts = giveChange(price, paid);
        System.out.println(Arrays.stream(counts).sum());
        for (int i = 0; i < COINS.length; i++) {
            if (counts[i] > 0) System.out.println(COINS[i] + " " + counts[i]);
        }
    }
}
