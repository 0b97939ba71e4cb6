import java.util.*;

/** Each character by itself: a vowel, another letter, or neither. */
public class Main {
    static int[] countLetters(String line) {
        int vowels = 0;
        int consonants = 0;
        for (char letter : line.toLowerCase().toCharArray()) {
            if ("aeiou".indexOf(letter) >= 0) vowels++;
            else if (letter >= 'a' && letter <= 'z') consonants++;
        }
        return new int[] {vowels, consonants};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] answer = countLetters(in.nextLine());

        System.out.println(answer[0] + " " + answer[1]);
    }
}
