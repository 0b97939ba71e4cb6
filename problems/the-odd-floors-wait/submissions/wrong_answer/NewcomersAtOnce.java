import java.io.*;
import java.util.*;

/** Wrong: sorts newcomers as soon as they arrive, so some overtake those who stand in the other list. */
public class NewcomersAtOnce {
    static class LiftQueue {
        // Only the ends of a list are ever touched, and all lists stay apart, so the library's queue is enough.
        private final Deque<Integer> even = new ArrayDeque<>();
        private final Deque<Integer> odd = new ArrayDeque<>();
        private final Deque<Integer> newcomers = new ArrayDeque<>();
        private boolean isOddInFront = false;

        void arrive(int floor) {
            newcomers.addLast(floor);
            sortNewcomers();
        }

        void sendOddBack() {
            sortNewcomers();
            isOddInFront = false;
        }

        void sendEvenBack() {
            sortNewcomers();
            isOddInFront = true;
        }

        Integer leave() {
            Deque<Integer> front = isOddInFront ? odd : even;
            Deque<Integer> back = isOddInFront ? even : odd;
            if (!front.isEmpty()) return front.removeFirst();
            if (!back.isEmpty()) return back.removeFirst();
            return newcomers.pollFirst();
        }

        private void sortNewcomers() {
            while (!newcomers.isEmpty()) {
                int floor = newcomers.removeFirst();
                if (floor % 2 != 0) odd.addLast(floor);
                else even.addLast(floor);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        LiftQueue queue = new LiftQueue();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String event = in.readLine();
            switch (event.charAt(0)) {
                case 'A' -> queue.arrive(Integer.parseInt(event.substring(2).trim()));
                case 'O' -> queue.sendOddBack();
                case 'E' -> queue.sendEvenBack();
                default -> {
                    Integer floor = queue.leave();
                    out.append(floor == null ? "none" : floor).append('\n');
                }
            }
        }
        System.out.print(out);
    }
}
