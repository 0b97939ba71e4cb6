import java.io.*;
import java.util.*;

/** Wrong: moves the mark when the inspector takes a coach, but not when the last one is dropped. */
public class DropForgetsTheMark {
    record Evening(int refusals, List<Integer> coaches) {}

    static class Coach {
        final int number;
        Coach before = this;
        Coach after = this;

        Coach(int number) {
            this.number = number;
        }

        void insertBefore(Coach other) {
            before = other.before;
            after = other;
            before.after = this;
            after.before = this;
        }

        void unlink() {
            before.after = after;
            after.before = before;
        }
    }

    static Evening followTrain(int k, String events) {
        Coach ring = new Coach(0);
        Coach marked = ring; // the k-th coach from the rear
        int arrived = 0;
        int count = 0;
        int refusals = 0;
        for (int i = 0; i < events.length(); i++) {
            char event = events.charAt(i);
            if (event == 'A') {
                new Coach(++arrived).insertBefore(ring);
                count++;
                if (count >= k) marked = marked.after;
            } else if (count < (event == 'R' ? k : 1)) {
                refusals++;
            } else {
                Coach gone = event == 'R' ? marked : ring.before;
                if (event == 'R') marked = marked.before;
                gone.unlink();
                count--;
            }
        }
        List<Integer> coaches = new ArrayList<>(count);
        for (Coach coach = ring.after; coach != ring; coach = coach.after) coaches.add(coach.number);
        return new Evening(refusals, coaches);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        line.nextToken();
        int k = Integer.parseInt(line.nextToken());
        String events = in.readLine().trim();

        Evening evening = followTrain(k, events);
        StringBuilder out = new StringBuilder();
        out.append(evening.coaches().size()).append(' ').append(evening.refusals()).append('\n');
        for (int coach : evening.coaches()) out.append(coach).append(' ');
        System.out.println(out.toString().stripTrailing());
    }
}
