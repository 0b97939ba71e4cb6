// in: 8 9
// out: 72
import java.nio.file.*;

class Main {
  public static void main(String[] args) throws Exception {
    String[] words = new String(Files.readAllBytes(Paths.get("/dev/fd/0"))).trim().split(" ");
    System.out.println(Integer.parseInt(words[0]) * Integer.parseInt(words[1]));
  }
}
