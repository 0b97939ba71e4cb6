// in: b
// in: a
// in: c
// out: a,b,c
import java.io.*;
import java.util.stream.*;
public class Main {
  public static void main(String[] args) {
    System.out.println(
        new BufferedReader(new InputStreamReader(System.in)).lines().sorted().collect(Collectors.joining(",")));
  }
}
