import java.util.Arrays;
import java.util.Scanner;

public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String digits = "0" + Long.toBinaryString(in.nextLong());
            int at = digits.lastIndexOf("01");
            char[] rest = digits.substring(at + 2).toCharArray();
            Arrays.sort(rest);
            String next = digits.substring(0, at) + "10" + new String(rest);
            System.out.println(Long.parseLong(next, 2));
        }
    }
}
