import java.util.Scanner;

/** Counts signs and digits as consonants, and leaves out only the spaces. */
public class AllButSpaces {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        String s = scanner.nextLine();
        int vowels = 0;
        int consonants = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if ("aeiouAEIOU".indexOf(c) != -1) {
                vowels++;
            } else if (c != ' ') {
                consonants++;
            }
        }
        System.out.println(vowels + " " + consonants);
    }
}
