// out: {RED=1, BLUE=3} [GREEN] 2
import java.util.*;
public class Main {
  enum C { RED, GREEN, BLUE }
  public static void main(String[] args) {
    EnumMap<C, Integer> m = new EnumMap<>(C.class);
    m.put(C.BLUE, 3);
    m.put(C.RED, 1);
    System.out.println(m + " " + EnumSet.complementOf(EnumSet.of(C.RED, C.BLUE)) + " " + C.valueOf("BLUE").ordinal());
  }
}
