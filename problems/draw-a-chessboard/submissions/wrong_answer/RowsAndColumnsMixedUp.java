import java.util.Scanner;

/** Reads the number of columns first. */
public class RowsAndColumnsMixedUp {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int c = scanner.nextInt();
        int r = scanner.nextInt();
        int k = scanner.nextInt();
        for (int i = 0; i < r * k; i++) {
            for (int j = 0; j < c * k; j++) {
                int row = i / k;
                int column = j / k;
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
