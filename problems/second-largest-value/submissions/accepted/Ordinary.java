import java.util.Scanner;

/** Keeps the two largest values in one pass. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long first = Long.MIN_VALUE;
        long second = Long.MIN_VALUE;
        for (int i = 0; i < n; i++) {
            long value = scanner.nextLong();
            if (value > first) {
                second = first;
                first = value;
            } else if (value < first && value > second) {
                second = value;
            }
        }
        if (second == Long.MIN_VALUE) {
            System.out.println("NONE");
        } else {
            System.out.println(second);
        }
    }
}
