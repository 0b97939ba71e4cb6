// out: quick
import java.io.*;
public class Main {
  public static void main(String[] args) throws Exception {
    System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), false, "UTF-8"));
    System.out.println("quick");
    System.out.flush();
  }
}
