import java.util.*;

/** The smaller one of the two first values comes next. */
public class Main {
    static List<Integer> mergeSorted(LinkedList<Integer> a, LinkedList<Integer> b) {
        List<Integer> merged = new ArrayList<>();
        while (!a.isEmpty() && !b.isEmpty()) {
            merged.add(a.getFirst() <= b.getFirst() ? a.removeFirst() : b.removeFirst());
        }
        merged.addAll(a); // one of the two is used up
        merged.addAll(b);
        return merged;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        LinkedList<Integer> a = new LinkedList<>();
        LinkedList<Integer> b = new LinkedList<>();
        for (int i = 0; i < n; i++) a.add(in.nextInt());
        for (int i = 0; i < m; i++) b.add(in.nextInt());

        StringBuilder line = new StringBuilder();
        for (int value : mergeSorted(a, b)) line.append(value).append(' ');
        System.out.println(line);
    }
}
