import java.util.PriorityQueue;
import java.util.Scanner;

/** Wrong: always merges the two lightest piles, wherever they lie. */
public class AnyTwoPiles {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        PriorityQueue<Long> piles = new PriorityQueue<>();
        for (int i = 0; i < n; i++) {
            piles.add(in.nextLong());
        }
        long minutes = 0;
        while (piles.size() > 1) {
            long merged = piles.remove() + piles.remove();
            minutes += merged;
            piles.add(merged);
        }
        System.out.println(minutes);
    }
}
