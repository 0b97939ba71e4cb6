import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

/** Lists for the digits; a map of all numerals for the way back. */
public class Ordinary {
    static String[] ones = {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"};
    static String[] tens = {"", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"};
    static String[] hundreds = {"", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"};
    static String[] thousands = {"", "M", "MM", "MMM"};

    static String toRoman(int n) {
        return thousands[n / 1000] + hundreds[n / 100 % 10] + tens[n / 10 % 10] + ones[n % 10];
    }

    public static void main(String[] args) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int n = 1; n < 4000; n++) {
            numbers.put(toRoman(n), n);
        }
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            if (in.hasNextInt()) {
                System.out.println(toRoman(in.nextInt()));
            } else {
                System.out.println(numbers.get(in.next()));
            }
        }
    }
}
