import java.io.*;

/** Wrong: x at the end of the half that is in order is taken for one outside of it. */
public class MissesTheLast {
    static int findPlace(int[] list, int x) {
        int low = 0;
        int high = list.length - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (list[middle] == x) return middle + 1; // places are counted from 1
            if (list[low] <= list[middle]) { // in order up to the middle
                if (list[low] <= x && x < list[middle]) high = middle - 1;
                else low = middle + 1;
            } else { // in order from the middle on
                if (list[middle] < x && x < list[high]) low = middle + 1;
                else high = middle - 1;
            }
        }
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        StringBuilder out = new StringBuilder();
        for (int t = nextInt(in); t > 0; t--) {
            int n = nextInt(in);
            int q = nextInt(in);
            int[] list = new int[n];
            for (int i = 0; i < n; i++) list[i] = nextInt(in);
            for (int i = 0; i < q; i++) {
                out.append(findPlace(list, nextInt(in))).append(i + 1 < q ? ' ' : '\n');
            }
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
