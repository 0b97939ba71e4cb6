import java.util.*;

public class Main {
  public static void main(String[] args) throws Exception {
    ArrayList<int[]> all = new ArrayList<>();
    try {
      for (;;) all.add(new int[1000]);
    } catch (OutOfMemoryError error) {
      System.out.println(3);
    }
  }
}
