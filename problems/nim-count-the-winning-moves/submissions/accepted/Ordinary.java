import java.util.Scanner;

public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        int x = 0;
        for (int i = 0; i < n; i++) {
            a[i] = in.nextInt();
            x ^= a[i];
        }
        int count = 0;
        String first = "";
        for (int i = 0; i < n; i++) {
            if ((a[i] ^ x) < a[i]) {
                if (count == 0) first = (i + 1) + " " + (a[i] - (a[i] ^ x));
                count++;
            }
        }
        System.out.println(count);
        if (count > 0) System.out.println(first);
    }
}
