import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Scanner;
import java.util.TreeSet;

/** A queue of the running meetings, and a set of the free rooms. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        List<int[]> meetings = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            meetings.add(new int[] {scanner.nextInt(), scanner.nextInt(), i});
        }
        meetings.sort((a, b) -> a[0] - b[0]);
        PriorityQueue<int[]> ends = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        TreeSet<Integer> free = new TreeSet<>();
        int opened = 0;
        int[] rooms = new int[n];
        for (int[] meeting : meetings) {
            while (!ends.isEmpty() && ends.peek()[0] <= meeting[0]) {
                free.add(ends.poll()[1]);
            }
            int room;
            if (free.isEmpty()) {
                opened++;
                room = opened;
            } else {
                room = free.pollFirst();
            }
            rooms[meeting[2]] = room;
            ends.add(new int[] {meeting[1], room});
        }
        System.out.println(opened);
        for (int i = 0; i < n; i++) {
            System.out.print(rooms[i] + " ");
        }
        System.out.println();
    }
}
