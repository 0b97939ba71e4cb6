import java.io.*;

/** Wrong: takes the nearest server in either direction. */
public class NearestServer {
    static int[] serversOf(int[] places, int[] keys) {
        int smallest = smallestPlace(places);
        int[] servers = new int[keys.length];
        for (int i = 0; i < keys.length; i++) servers[i] = serverOf(places, smallest, keys[i]);
        return servers;
    }

    private static int smallestPlace(int[] places) {
        int last = places[places.length - 1];
        int low = 0;
        int high = places.length - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (places[middle] > last) low = middle + 1;
            else high = middle;
        }
        return low;
    }

    private static int serverOf(int[] places, int smallest, int x) {
        int n = places.length;
        int low = 0;
        int high = n;
        while (low < high) {
            int middle = (low + high) / 2;
            if (places[(smallest + middle) % n] < x) low = middle + 1;
            else high = middle;
        }
        int next = (smallest + low) % n;
        int before = (smallest + low + n - 1) % n;
        boolean isNearer = low > 0 && low < n && x - places[before] < places[next] - x;
        return (isNearer ? before : next) + 1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] places = new int[n];
        for (int i = 0; i < n; i++) places[i] = nextInt(in);
        int[] keys = new int[q];
        for (int i = 0; i < q; i++) keys[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int server : serversOf(places, keys)) out.append(server).append('\n');
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
