// out: [b, c] [c, b]
import java.util.*;
public class Main {
  public static void main(String[] args) {
    Map<String, Integer> lru = new LinkedHashMap<>(16, 0.75f, true) {
      @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> e) { return size() > 2; }
    };
    lru.put("a", 1); lru.put("b", 2); lru.put("c", 3);
    System.out.print(lru.keySet() + " ");
    lru.get("b");
    System.out.println(lru.keySet());
  }
}
