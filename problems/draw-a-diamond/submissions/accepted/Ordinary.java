import java.util.Scanner;

/** Builds each line out of dots and signs. */
public class Ordinary {
    static String dots(int count) {
        String result = "";
        for (int i = 0; i < count; i++) result += ".";
        return result;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        for (int i = 0; i < 2 * n - 1; i++) {
            int d = Math.abs(n - 1 - i);
            if (d == n - 1) {
                System.out.println(dots(d) + "#" + dots(d));
            } else {
                System.out.println(dots(d) + "#" + dots(2 * (n - 1 - d) - 1) + "#" + dots(d));
            }
        }
    }
}
