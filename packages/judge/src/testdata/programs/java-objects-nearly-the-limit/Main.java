import java.util.ArrayList;
import java.util.List;

public class Main {
  public static void main(String[] arguments) {
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < 6_360_000; i++) all.add(new int[4]);
    System.gc();
    System.out.println(all.size() / 6_360_000);
  }
}
