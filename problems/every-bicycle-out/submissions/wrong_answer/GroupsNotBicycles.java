import java.io.*;

/** Wrong: counts groups instead of bicycles. */
public class GroupsNotBicycles {
    static long[] busiest(int minutes, int[] start, int[] end, int[] bicycles) {
        long[] change = new long[minutes + 1];
        for (int i = 0; i < start.length; i++) {
            change[start[i]] += 1;
            change[end[i]] -= 1;
        }
        long out = 0;
        long most = 0;
        long count = 0;
        for (int minute = 0; minute < minutes; minute++) {
            out += change[minute];
            if (out > most) {
                most = out;
                count = 1;
            } else if (out == most) {
                count++;
            }
        }
        return new long[] {most, count};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int minutes = nextInt(in);
        int[] start = new int[n];
        int[] end = new int[n];
        int[] bicycles = new int[n];
        for (int i = 0; i < n; i++) {
            start[i] = nextInt(in);
            end[i] = nextInt(in);
            bicycles[i] = nextInt(in);
        }

        long[] answer = busiest(minutes, start, end, bicycles);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
