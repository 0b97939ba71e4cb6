import java.io.*;
import java.util.*;

/** Adds up fees in 32 bits. */
public class IntFee {
    static final int FLOODED = Integer.MAX_VALUE;

    static OptionalLong leastFee(int[] fees, int k) {
        int last = fees.length - 1;
        int[] total = new int[last + 1];
        int[] queue = new int[last + 1];
        int head = 0;
        int tail = 1; // the near bank stands in the queue
        for (int place = 1; place <= last; place++) {
            while (head < tail && queue[head] < place - k) head++;
            if (head == tail) return OptionalLong.empty();
            if (fees[place] == FLOODED) continue;
            total[place] = total[queue[head]] + fees[place];
            while (head < tail && total[queue[tail - 1]] >= total[place]) tail--;
            queue[tail++] = place;
        }
        return OptionalLong.of(total[last]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int k = Integer.parseInt(line.nextToken());
        int[] fees = new int[n + 2];
        line = new StringTokenizer(in.readLine());
        for (int place = 1; place <= n; place++) {
            String word = line.nextToken();
            fees[place] = word.equals("x") ? FLOODED : Integer.parseInt(word);
        }

        OptionalLong least = leastFee(fees, k);
        System.out.println(least.isPresent() ? String.valueOf(least.getAsLong()) : "IMPOSSIBLE");
    }
}
