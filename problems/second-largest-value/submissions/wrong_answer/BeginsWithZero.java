import java.util.Scanner;

/** Begins with 0, as if no value were negative. */
public class BeginsWithZero {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long first = 0;
        long second = 0;
        for (int i = 0; i < n; i++) {
            long value = scanner.nextLong();
            if (value > first) {
                second = first;
                first = value;
            } else if (value < first && value > second) {
                second = value;
            }
        }
        if (second == 0) {
            System.out.println("NONE");
        } else {
            System.out.println(second);
        }
    }
}
