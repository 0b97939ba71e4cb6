import java.util.*;

public class Ordinary {
    static int n;
    static int[] prev, next;
    static boolean[] onWall;

    static class Change {
        int x, oldLeft, newLeft;
        boolean wasOnWall, isOnWall;
    }

    static void take(int x) {
        next[prev[x]] = next[x];
        if (next[x] != 0) prev[next[x]] = prev[x];
        onWall[x] = false;
    }

    static void hang(int x, int left) {
        int right = next[left];
        next[left] = x;
        prev[x] = left;
        next[x] = right;
        if (right != 0) prev[right] = x;
        onWall[x] = true;
    }

    static void move(int x, boolean toWall, int left) {
        if (onWall[x]) take(x);
        if (toWall) hang(x, left);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        int q = sc.nextInt();
        prev = new int[n + 1];
        next = new int[n + 1];
        onWall = new boolean[n + 1];
        for (int i = 1; i <= n; i++) {
            prev[i] = i - 1;
            next[i - 1] = i;
            onWall[i] = true;
        }
        Stack<Change> undo = new Stack<>();
        Stack<Change> redo = new Stack<>();
        for (int i = 0; i < q; i++) {
            String event = sc.next();
            if (event.equals("M") || event.equals("A")) {
                Change change = new Change();
                change.x = sc.nextInt();
                change.isOnWall = event.equals("M");
                if (change.isOnWall) change.newLeft = sc.nextInt();
                change.wasOnWall = onWall[change.x];
                change.oldLeft = prev[change.x];
                move(change.x, change.isOnWall, change.newLeft);
                undo.push(change);
                redo.clear();
            } else if (event.equals("U")) {
                if (!undo.isEmpty()) {
                    Change change = undo.pop();
                    move(change.x, change.wasOnWall, change.oldLeft);
                    redo.push(change);
                }
            } else if (event.equals("R")) {
                if (!redo.isEmpty()) {
                    Change change = redo.pop();
                    move(change.x, change.isOnWall, change.newLeft);
                    undo.push(change);
                }
            } else {
                int x = sc.nextInt();
                if (onWall[x]) System.out.println(prev[x] + " " + next[x]);
                else System.out.println("archive");
            }
        }
        List<String> row = new ArrayList<>();
        for (int x = next[0]; x != 0; x = next[x]) row.add(String.valueOf(x));
        System.out.println(String.join(" ", row));
    }
}
