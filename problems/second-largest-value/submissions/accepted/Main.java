import java.util.*;

/** The maximum, and then the maximum of all that is smaller. */
public class Main {
    static OptionalInt secondLargest(int[] values) {
        int largest = Arrays.stream(values).max().getAsInt();
        return Arrays.stream(values).filter(value -> value < largest).max();
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = in.nextInt();

        OptionalInt second = secondLargest(values);
        System.out.println(second.isPresent() ? String.valueOf(second.getAsInt()) : "NONE");
    }
}
