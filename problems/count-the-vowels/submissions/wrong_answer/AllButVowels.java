import java.util.Scanner;

/** Counts every character that is no vowel as a consonant. */
public class AllButVowels {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.nextLine();
        int vowels = 0;
        int consonants = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if ("aeiouAEIOU".indexOf(c) != -1) {
                vowels++;
            } else {
                consonants++;
            }
        }
        System.out.println(vowels + " " + consonants);
    }
}
