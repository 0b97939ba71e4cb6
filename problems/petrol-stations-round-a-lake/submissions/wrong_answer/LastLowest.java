import java.io.*;

/** Wrong: of several starts that work, takes the last one. */
public class LastLowest {
    static int firstStart(int[] petrol, int[] way) {
        long tank = 0;
        long lowest = 0;
        int start = 0;
        for (int i = 0; i < petrol.length; i++) {
            tank += petrol[i] - way[i];
            if (tank <= lowest && i + 1 < petrol.length) {
                lowest = tank;
                start = i + 1;
            }
        }
        return tank >= 0 ? start + 1 : -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] petrol = new int[n];
        int[] way = new int[n];
        for (int i = 0; i < n; i++) {
            petrol[i] = nextInt(in);
            way[i] = nextInt(in);
        }

        System.out.println(firstStart(petrol, way));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
