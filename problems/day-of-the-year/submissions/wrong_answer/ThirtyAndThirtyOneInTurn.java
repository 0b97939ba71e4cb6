import java.util.Scanner;

/** Lets all odd months have 31 days and all even ones 30; but July and August both have 31. */
public class ThirtyAndThirtyOneInTurn {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int y = scanner.nextInt();
        int m = scanner.nextInt();
        int d = scanner.nextInt();
        int result = 0;
        for (int i = 1; i < m; i++) {
            if (i != 2 && i % 2 == 0) {
                result += 30;
            } else if (i == 2) {
                if (y % 400 == 0) {
                    result += 29;
                } else if (y % 100 == 0) {
                    result += 28;
                } else if (y % 4 == 0) {
                    result += 29;
                } else {
                    result += 28;
                }
            } else {
                result += 31;
            }
        }
        System.out.println(result + d);
    }
}
