import java.util.*;

/** Each group has one first seat: a taken one without a taken seat to its left. */
public class Main {
    static int[] countGroups(String seats) {
        String row = "." + seats + ".";
        int groups = 0;
        int single = 0;
        for (int i = 1; i + 1 < row.length(); i++) {
            if (row.startsWith(".#", i - 1)) groups++;
            if (row.startsWith(".#.", i - 1)) single++;
        }
        return new int[] {groups, single};
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int[] answer = countGroups(in.next());

        System.out.println(answer[0] + " " + answer[1]);
    }
}
