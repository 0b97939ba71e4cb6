import java.util.Scanner;

/** Adds up the months before. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int y = scanner.nextInt();
        int m = scanner.nextInt();
        int d = scanner.nextInt();
        int result = 0;
        for (int i = 1; i < m; i++) {
            if (i == 4 || i == 6 || i == 9 || i == 11) {
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
