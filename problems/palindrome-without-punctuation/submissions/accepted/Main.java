import java.util.*;

/** Only letters and digits are kept, all letters small; then the text is compared with its reverse. */
public class Main {
    static boolean isPalindrome(String line) {
        String kept = line.toLowerCase().replaceAll("[^a-z0-9]", "");
        return new StringBuilder(kept).reverse().toString().equals(kept);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);

        System.out.println(isPalindrome(in.nextLine()) ? "YES" : "NO");
    }
}
