import java.util.*;

/** Equal values are neighbours in a sorted list, so each value is compared with the one kept before it. */
public class Main {
    static void removeRepeats(LinkedList<Integer> values) {
        Iterator<Integer> iterator = values.iterator();
        int kept = iterator.next();
        while (iterator.hasNext()) {
            int value = iterator.next();
            if (value == kept) iterator.remove();
            kept = value;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        LinkedList<Integer> values = new LinkedList<>();
        for (int i = 0; i < n; i++) values.add(in.nextInt());

        removeRepeats(values);
        StringBuilder line = new StringBuilder();
        for (int value : values) line.append(value).append(' ');
        System.out.println(values.size());
        System.out.println(line);
    }
}
