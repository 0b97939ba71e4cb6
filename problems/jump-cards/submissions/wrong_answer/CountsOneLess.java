import java.io.*;
import java.util.*;

/** Wrong: forgets the place on which the pawn starts. */
public class CountsOneLess {
    // places[j] and different[j] are the two answers to question j: `jumps[j]` jumps from place starts[j].
    record Answers(int[] places, int[] different) {}

    // cards[i] is the number on the card of place i; cards[0] is not used.
    static Answers follow(int[] cards, int[] starts, long[] jumps) {
        int n = cards.length - 1;
        int q = starts.length;
        // What nobody jumps to is no part of a cycle; take it away, and again. What remains are the cycles.
        int[] jumpsTo = new int[n + 1];
        for (int i = 1; i <= n; i++) jumpsTo[cards[i]]++;
        int[] removed = new int[n];
        int count = 0;
        for (int i = 1; i <= n; i++) if (jumpsTo[i] == 0) removed[count++] = i;
        for (int i = 0; i < count; i++) {
            int next = cards[removed[i]];
            if (--jumpsTo[next] == 0) removed[count++] = next;
        }
        int[] tail = new int[n + 1];
        int[] length = new int[n + 1]; // of the cycle that a place leads to
        for (int i = 1; i <= n; i++) {
            if (jumpsTo[i] == 0 || length[i] != 0) continue;
            int around = 1;
            for (int at = cards[i]; at != i; at = cards[at]) around++;
            length[i] = around;
            for (int at = cards[i]; at != i; at = cards[at]) length[at] = around;
        }
        for (int i = count - 1; i >= 0; i--) {
            tail[removed[i]] = tail[cards[removed[i]]] + 1;
            length[removed[i]] = length[cards[removed[i]]];
        }

        int[] places = starts.clone();
        int[] different = new int[q];
        int[] left = new int[q]; // jumps that matter
        for (int j = 0; j < q; j++) {
            long before = tail[starts[j]];
            long around = length[starts[j]];
            left[j] = (int) (jumps[j] < before ? jumps[j] : before + (jumps[j] - before) % around);
            different[j] = (int) Math.min(jumps[j], before + around);
        }
        int[] power = cards.clone();
        for (int bit = 1; bit <= n; bit *= 2) {
            for (int j = 0; j < q; j++) if ((left[j] & bit) != 0) places[j] = power[places[j]];
            int[] twice = new int[n + 1];
            for (int i = 1; i <= n; i++) twice[i] = power[power[i]];
            power = twice;
        }
        return new Answers(places, different);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        int[] cards = new int[n + 1];
        line = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) cards[i] = Integer.parseInt(line.nextToken());
        int[] starts = new int[q];
        long[] jumps = new long[q];
        for (int j = 0; j < q; j++) {
            line = new StringTokenizer(in.readLine());
            starts[j] = Integer.parseInt(line.nextToken());
            jumps[j] = Long.parseLong(line.nextToken());
        }

        Answers answers = follow(cards, starts, jumps);
        StringBuilder out = new StringBuilder();
        for (int j = 0; j < q; j++) out.append(answers.places()[j]).append(' ').append(answers.different()[j]).append('\n');
        System.out.print(out);
    }
}
