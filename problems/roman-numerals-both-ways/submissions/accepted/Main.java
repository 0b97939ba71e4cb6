import java.io.*;

/**
 * A numeral is a row of parts that stand for single amounts, the largest first. Backwards, a letter is subtracted if the next
 * one stands for more. O(1) for a line.
 */
public class Main {
    private static final int[] AMOUNTS = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] LETTERS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    static String toNumeral(int number) {
        StringBuilder numeral = new StringBuilder();
        for (int i = 0; i < AMOUNTS.length; i++) {
            for (; number >= AMOUNTS[i]; number -= AMOUNTS[i]) numeral.append(LETTERS[i]);
        }
        return numeral.toString();
    }

    static int toNumber(String numeral) {
        int number = 0;
        int next = 0; // the value of the letter on the right
        for (int i = numeral.length() - 1; i >= 0; i--) {
            int value = valueOf(numeral.charAt(i));
            number += value < next ? -value : value;
            next = value;
        }
        return number;
    }

    private static int valueOf(char letter) {
        return switch (letter) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            case 'L' -> 50;
            case 'C' -> 100;
            case 'D' -> 500;
            default -> 1000;
        };
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String word = in.readLine().trim();
            if (Character.isDigit(word.charAt(0))) out.append(toNumeral(Integer.parseInt(word)));
            else out.append(toNumber(word));
            out.append('\n');
        }
        System.out.print(out);
    }
}
