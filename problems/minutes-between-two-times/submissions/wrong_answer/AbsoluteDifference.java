import java.util.Scanner;

/** Takes the time between the two on the same day, whichever comes first. */
public class AbsoluteDifference {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String[] first = scanner.next().split(":");
        String[] second = scanner.next().split(":");
        int a = Integer.parseInt(first[0]) * 60 + Integer.parseInt(first[1]);
        int b = Integer.parseInt(second[0]) * 60 + Integer.parseInt(second[1]);
        System.out.println(Math.abs(b - a));
    }
}
