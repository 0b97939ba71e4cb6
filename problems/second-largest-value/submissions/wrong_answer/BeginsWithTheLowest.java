import java.util.Scanner;

/** Takes the lowest value that is possible for "none yet", although it may be the answer. */
public class BeginsWithTheLowest {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long first = -1000000000;
        long second = -1000000000;
        for (int i = 0; i < n; i++) {
            long value = scanner.nextLong();
            if (value > first) {
                second = first;
                first = value;
            } else if (value < first && value > second) {
                second = value;
            }
        }
        if (second == -1000000000) {
            System.out.println("NONE");
        } else {
            System.out.println(second);
        }
    }
}
