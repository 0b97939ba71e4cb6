import java.util.*;

public class Main {
  public static void main(String[] args) throws Exception {
    ArrayList<int[]> all = new ArrayList<>();
    for (int i = 0; i < 100; i++) for (int j = 0; j < 64; j++) all.add(new int[4090]);
    System.out.println(all.size() / 2000);
  }
}
