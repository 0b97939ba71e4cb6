import java.util.Scanner;

/** Multiplies and adds up in 32 bits. */
public class IntProduct {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int total = 0;
        int count = 9;
        int pages = 0;
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
