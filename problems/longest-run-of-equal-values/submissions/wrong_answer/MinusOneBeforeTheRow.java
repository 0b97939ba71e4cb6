// Takes -1 for the value before the first one: a row that begins with -1 gets one too many.
import java.util.*;

public class MinusOneBeforeTheRow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int previous = -1;
        int length = 1;
        int best = 0;
        int value = 0;
        for (int i = 0; i < n; i++) {
            int a = in.nextInt();
            if (a == previous) length++;
            else length = 1;
            if (length > best) {
                best = length;
                value = a;
            }
            previous = a;
        }
        System.out.println(best + " " + value);
    }
}
