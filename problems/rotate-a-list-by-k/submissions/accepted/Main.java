import java.util.*;

/** n rotations change nothing, so only k mod n of them count: these values come from the end to the front. */
public class Main {
    static void rotateList(LinkedList<Integer> values, int k) {
        int moved = k % values.size();
        for (int i = 0; i < moved; i++) values.addFirst(values.removeLast());
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int k = in.nextInt();
        LinkedList<Integer> values = new LinkedList<>();
        for (int i = 0; i < n; i++) values.add(in.nextInt());

        rotateList(values, k);
        StringBuilder line = new StringBuilder();
        for (int value : values) line.append(value).append(' ');
        System.out.println(line);
    }
}
