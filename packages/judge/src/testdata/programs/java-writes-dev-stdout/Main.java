import java.io.*;
import java.nio.file.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    Scanner input = new Scanner(System.in);
    int sum = input.nextInt() + input.nextInt();
    Files.writeString(Path.of("/dev/stderr"), "working\n");
    try (PrintWriter output = new PrintWriter(new FileOutputStream("/dev/stdout"))) {
      output.println(sum);
    }
  }
}
