import java.util.Scanner;

/** Looks for the first multiple of a that b divides. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int a = scanner.nextInt();
        int b = scanner.nextInt();
        int both = a;
        while (both % b != 0) {
            both += a;
        }
        int fizzBuzz = n / both;
        int fizz = n / a - fizzBuzz;
        int buzz = n / b - fizzBuzz;
        System.out.println(fizz + " " + buzz + " " + fizzBuzz);
    }
}
