import java.io.*;
import java.util.*;

/** Wrong: never moves a number to the smaller half. */
public class SizesDriftApart {
    static int[] medians(int[] numbers) {
        PriorityQueue<Integer> smaller = new PriorityQueue<>(Comparator.reverseOrder());
        PriorityQueue<Integer> larger = new PriorityQueue<>();
        int[] found = new int[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            if (smaller.isEmpty() || numbers[i] < smaller.peek()) smaller.add(numbers[i]);
            else larger.add(numbers[i]);
            if (smaller.size() > larger.size() + 1) larger.add(smaller.poll());
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
