import java.util.*;

/** Wrong: compares boxed numbers with ==, which asks whether they are the same object; larger ones are not. */
public class BoxedNumbers {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt();
            int q = in.nextInt();
            List<Integer> list = new ArrayList<>();
            for (int i = 0; i < n; i++) list.add(in.nextInt());
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < q; i++) {
                Integer x = in.nextInt();
                int low = 0;
                int high = n - 1;
                int answer = 0;
                while (low <= high) {
                    int middle = (low + high) / 2;
                    if (list.get(middle) == x) {
                        answer = middle + 1;
                        break;
                    }
                    if (list.get(low) <= list.get(middle)) {
                        if (list.get(low) <= x && x < list.get(middle)) high = middle - 1;
                        else low = middle + 1;
                    } else {
                        if (list.get(middle) < x && x <= list.get(high)) low = middle + 1;
                        else high = middle - 1;
                    }
                }
                line.append(answer).append(' ');
            }
            System.out.println(line);
        }
    }
}
