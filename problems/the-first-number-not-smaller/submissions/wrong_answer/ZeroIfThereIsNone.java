import java.io.*;

/** Wrong: prints 0 instead of the place behind the list. */
public class ZeroIfThereIsNone {
    static int firstNotSmaller(int[] list, int x) {
        int low = 0;
        int high = list.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (list[middle] < x) low = middle + 1;
            else high = middle;
        }
        return low == list.length ? 0 : low + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] list = new int[n];
        for (int i = 0; i < n; i++) list[i] = nextInt(in);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) out.append(firstNotSmaller(list, nextInt(in))).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
