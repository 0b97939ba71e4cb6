import java.util.Scanner;

/** Minutes since midnight, and a day more if that is negative. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String[] first = scanner.next().split(":");
        String[] second = scanner.next().split(":");
        int a = Integer.parseInt(first[0]) * 60 + Integer.parseInt(first[1]);
        int b = Integer.parseInt(second[0]) * 60 + Integer.parseInt(second[1]);
        if (b < a) {
            b = b + 24 * 60;
        }
        System.out.println(b - a);
    }
}
