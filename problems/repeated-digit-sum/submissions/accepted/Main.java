import java.util.*;

/** The number is read as a word, since only its digits matter; the sum of a thousand digits is at most 9000. */
public class Main {
    static int[] repeatedDigitSum(String number) {
        int rounds = 0;
        while (number.length() > 1) {
            int sum = 0;
            for (char digit : number.toCharArray()) sum += digit - '0';
            number = String.valueOf(sum);
            rounds++;
        }
        return new int[] {number.charAt(0) - '0', rounds};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] answer = repeatedDigitSum(in.next());

        System.out.println(answer[0] + " " + answer[1]);
    }
}
