import java.util.Scanner;

/** Collects the lines while counting the coins. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int p = scanner.nextInt();
        int q = scanner.nextInt();
        int[] coins = {200, 100, 50, 20, 10, 5, 2, 1};
        int rest = q - p;
        int total = 0;
        String lines = "";
        for (int coin : coins) {
            int count = rest / coin;
            rest = rest - count * coin;
            total += count;
            if (count > 0) {
                lines += coin + " " + count + "\n";
            }
        }
        System.out.println(total);
        System.out.print(lines);
    }
}
