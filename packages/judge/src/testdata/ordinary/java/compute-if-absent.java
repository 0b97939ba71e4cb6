// in: eat tea tan ate nat bat
// out: [eat, tea, ate]
// out: [tan, nat]
// out: [bat]
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (String w : new Scanner(System.in).nextLine().split(" ")) {
      char[] c = w.toCharArray();
      Arrays.sort(c);
      groups.computeIfAbsent(new String(c), k -> new ArrayList<>()).add(w);
    }
    groups.values().forEach(System.out::println);
  }
}
