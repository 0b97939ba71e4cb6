import java.util.Scanner;

/** Takes the larger of the two numbers for what both divide. */
public class LargerOfTheTwo {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int a = scanner.nextInt();
        int b = scanner.nextInt();
        int both = Math.max(a, b);
        int fizzBuzz = n / both;
        int fizz = n / a - fizzBuzz;
        int buzz = n / b - fizzBuzz;
        System.out.println(fizz + " " + buzz + " " + fizzBuzz);
    }
}
