import java.util.Scanner;

/** Takes all page numbers for as long as the last one. */
public class AllEquallyLong {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        long n = scanner.nextLong();
        System.out.println(n * String.valueOf(n).length());
    }
}
