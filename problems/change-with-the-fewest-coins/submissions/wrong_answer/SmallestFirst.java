import java.util.Scanner;

/** Begins with the smallest coin. */
public class SmallestFirst {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int p = scanner.nextInt();
        int q = scanner.nextInt();
        int[] coins = {1, 2, 5, 10, 20, 50, 100, 200};
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
