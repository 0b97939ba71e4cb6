// in: 5 6
// out: 30
import java.io.*;
import java.nio.file.*;
import java.util.*;

public class Main {
  public static void main(String[] args) throws IOException {
    File file = File.createTempFile("numbers", ".txt");
    try (PrintWriter out = new PrintWriter(file)) {
      Scanner in = new Scanner(System.in);
      out.println(in.nextInt());
      out.println(in.nextInt());
    }
    int product = 1;
    for (String line : Files.readAllLines(file.toPath())) product *= Integer.parseInt(line);
    System.out.println(file.delete() ? product : "not deleted");
  }
}
