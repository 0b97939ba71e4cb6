import java.io.*;
import java.util.*;

/**
 * The smaller half has its largest number on top, which is the median; the larger half its smallest one. A new number
 * goes to the half to which it belongs; then the sizes are put right by moving at most one number. O(n log n).
 */
public class Main {
    static int[] medians(int[] numbers) {
        PriorityQueue<Integer> smaller = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> larger = new PriorityQueue<>();
        int[] found = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            if (smaller.isEmpty() || numbers[i] <= smaller.peek()) smaller.add(numbers[i]);
            else larger.add(numbers[i]);
            if (smaller.size() > larger.size() + 1) larger.add(smaller.poll());
            if (smaller.size() < larger.size()) smaller.add(larger.poll());
            found[i] = smaller.peek();
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) numbers[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int median : medians(numbers)) out.append(median).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
