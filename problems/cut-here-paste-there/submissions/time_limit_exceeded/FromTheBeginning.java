import java.io.*;
import java.util.*;

/** Too slow: knows only who stands behind each scene, and walks from the beginning to find the one before the piece. */
public class FromTheBeginning {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] behind = new int[n + 1];
        for (int i = 0; i < n; i++) behind[i] = i + 1;
        int refused = 0;
        while (q-- > 0) {
            int a = nextInt(in);
            int k = nextInt(in);
            int b = nextInt(in);
            int last = a;
            boolean isInside = a == b;
            for (int i = 1; i < k && behind[last] != 0; i++) {
                last = behind[last];
                if (last == b) isInside = true;
            }
            if (isInside) {
                refused++;
                continue;
            }
            int before = 0;
            while (behind[before] != a) before = behind[before];
            behind[before] = behind[last];
            behind[last] = behind[b];
            behind[b] = a;
        }
        StringBuilder out = new StringBuilder();
        for (int scene = behind[0]; scene != 0; scene = behind[scene]) out.append(scene).append(' ');
        System.out.println(refused);
        System.out.println(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
