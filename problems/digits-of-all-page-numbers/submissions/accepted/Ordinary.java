import java.util.Scanner;

/** Full groups first, then the rest. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long total = 0;
        long count = 9;
        long pages = 0;
        int digits = 1;
        while (pages + count <= n) {
            pages += count;
            total += count * digits;
            count *= 10;
            digits++;
        }
        total += (n - pages) * digits;
        System.out.println(total);
    }
}
