import java.util.Scanner;

/** Adds up three times at most, as if that were always enough. */
public class AtMostThreeRounds {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String number = scanner.next();
        int rounds = 0;
        for (int i = 0; i < 3; i++) {
            if (number.length() == 1) break;
            int sum = 0;
            for (int j = 0; j < number.length(); j++) sum += number.charAt(j) - '0';
            number = "" + sum;
            rounds++;
        }
        System.out.println(number + " " + rounds);
    }
}
