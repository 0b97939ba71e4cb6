import java.io.*;
import java.util.*;

/** Lets doors be passed in one direction only. */
public class OneWayDoors {
    record Door(int to, int lock) {} // lock 0: open

    static int[] explore(int n, int[] keyIn, List<List<Door>> doors) {
        boolean[] visited = new boolean[n + 1];
        boolean[] hasKey = new boolean[n + 1];
        hasKey[0] = true; // open doors need nothing
        List<List<Integer>> waiting = new ArrayList<>(); // by kind of lock
        for (int kind = 0; kind <= n; kind++) waiting.add(new ArrayList<>());
        Deque<Integer> queue = new ArrayDeque<>();
        visit(1, visited, queue);
        int rooms = 0;
        int kinds = 0;
        while (!queue.isEmpty()) {
            int room = queue.remove();
            rooms++;
            int key = keyIn[room];
            if (!hasKey[key]) {
                hasKey[key] = true;
                kinds++;
                for (int behind : waiting.get(key)) visit(behind, visited, queue);
            }
            for (Door door : doors.get(room)) {
                if (hasKey[door.lock]) visit(door.to, visited, queue);
                else waiting.get(door.lock).add(door.to);
            }
        }
        return new int[] {rooms, kinds};
    }

    private static void visit(int room, boolean[] visited, Deque<Integer> queue) {
        if (visited[room]) return;
        visited[room] = true;
        queue.add(room);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[] keyIn = new int[n + 1];
        for (int v = 1; v <= n; v++) keyIn[v] = nextInt(in);
        List<List<Door>> doors = new ArrayList<>();
        for (int v = 0; v <= n; v++) doors.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = nextInt(in);
            int b = nextInt(in);
            int lock = nextInt(in);
            doors.get(a).add(new Door(b, lock));
        }

        int[] answer = explore(n, keyIn, doors);
        System.out.println(answer[0] + " " + answer[1]);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
