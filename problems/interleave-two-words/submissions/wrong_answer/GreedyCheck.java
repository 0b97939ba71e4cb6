import java.util.*;

/** Walks along both words and takes from the first one whenever it fits; doubles the count where both would. */
public class GreedyCheck {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String first = in.next();
        String second = in.next();
        String mixed = in.next();
        int i = 0;
        int j = 0;
        long ways = 1;
        for (char letter : mixed.toCharArray()) {
            boolean red = i < first.length() && first.charAt(i) == letter;
            boolean blue = j < second.length() && second.charAt(j) == letter;
            if (red && blue) ways = ways * 2 % 1_000_000_007;
            if (red) i++;
            else if (blue) j++;
            else ways = 0;
        }
        System.out.println(ways);
    }
}
