import java.util.Scanner;

/** Takes the remainder where the division is needed. */
public class RemainderOfTheSide {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int r = scanner.nextInt();
        int c = scanner.nextInt();
        int k = scanner.nextInt();
        for (int i = 0; i < r * k; i++) {
            for (int j = 0; j < c * k; j++) {
                int row = i % k;
                int column = j % k;
                if (row % 2 == column % 2) {
                    System.out.print("#");
                } else {
                    System.out.print(".");
                }
            }
            System.out.println();
        }
    }
}
