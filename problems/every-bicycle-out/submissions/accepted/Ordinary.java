import java.util.*;

public class Ordinary {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int minutes = sc.nextInt();
        long[] change = new long[minutes + 1];
        for (int i = 0; i < n; i++) {
            int s = sc.nextInt();
            int e = sc.nextInt();
            int c = sc.nextInt();
            change[s] += c;
            change[e] -= c;
        }
        long out = 0;
        long most = 0;
        long count = 0;
        for (int t = 0; t < minutes; t++) {
            out += change[t];
            if (out > most) {
                most = out;
                count = 1;
            } else if (out == most) {
                count++;
            }
        }
        System.out.println(most + " " + count);
    }
}
