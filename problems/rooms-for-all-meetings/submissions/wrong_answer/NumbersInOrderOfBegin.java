import java.io.*;
import java.util.*;

/** Wrong: prints the rooms in the order of the begins instead of that of the input. */
public class NumbersInOrderOfBegin {
    record Meeting(int number, int begin, int end) {} // numbered from 0

    static int[] roomsOf(Meeting[] meetings) {
        Meeting[] byBegin = meetings.clone();
        Arrays.sort(byBegin, Comparator.comparingInt(Meeting::begin)); // keeps the order of equal ones
        int[] rooms = new int[meetings.length];
        PriorityQueue<Meeting> running = new PriorityQueue<>(Comparator.comparingInt(Meeting::end));
        PriorityQueue<Integer> free = new PriorityQueue<>();
        int opened = 0;
        for (Meeting meeting : byBegin) {
            while (!running.isEmpty() && running.peek().end() <= meeting.begin()) {
                free.add(rooms[running.poll().number()]);
            }
            if (free.isEmpty()) free.add(++opened);
            rooms[meeting.number()] = free.poll();
            running.add(meeting);
        }
        int[] sorted = new int[rooms.length];
        for (int i = 0; i < rooms.length; i++) sorted[i] = rooms[byBegin[i].number()];
        return sorted;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        Meeting[] meetings = new Meeting[n];
        for (int i = 0; i < n; i++) meetings[i] = new Meeting(i, nextInt(in), nextInt(in));

        int most = 0;
        StringBuilder out = new StringBuilder();
        for (int room : roomsOf(meetings)) {
            most = Math.max(most, room);
            out.append(room).append(' ');
        }
        System.out.println(most);
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
