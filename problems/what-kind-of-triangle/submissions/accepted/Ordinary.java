import java.util.Scanner;

/** Tests all three sides instead of sorting. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        long a = scanner.nextLong();
        long b = scanner.nextLong();
        long c = scanner.nextLong();
        long aa = a * a;
        long bb = b * b;
        long cc = c * c;
        if (a + b <= c || a + c <= b || b + c <= a) {
            System.out.println("NONE");
        } else if (aa + bb == cc || aa + cc == bb || bb + cc == aa) {
            System.out.println("RIGHT");
        } else if (aa + bb < cc || aa + cc < bb || bb + cc < aa) {
            System.out.println("OBTUSE");
        } else {
            System.out.println("ACUTE");
        }
    }
}
