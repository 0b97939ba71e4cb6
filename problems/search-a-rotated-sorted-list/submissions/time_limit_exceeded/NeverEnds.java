import java.util.Scanner;

/** Too slow: the middle itself stays in the range, and with two numbers left nothing changes any more. */
public class NeverEnds {
    static int findPlace(int[] list, int x) {
        int low = 0;
        int high = list.length - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (list[middle] == x) return middle + 1;
            if (low == high) return 0;
            if (list[low] <= list[middle]) {
                if (list[low] <= x && x < list[middle]) high = middle;
                else low = middle;
            } else {
                if (list[middle] < x && x <= list[high]) low = middle;
                else high = middle;
            }
        }
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        for (int t = in.nextInt(); t > 0; t--) {
            int n = in.nextInt();
            int q = in.nextInt();
            int[] list = new int[n];
            for (int i = 0; i < n; i++) list[i] = in.nextInt();
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < q; i++) line.append(findPlace(list, in.nextInt())).append(' ');
            System.out.println(line);
        }
    }
}
