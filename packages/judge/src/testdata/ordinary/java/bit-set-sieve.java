// out: 9592
import java.util.BitSet;
public class Main {
  public static void main(String[] args) {
    BitSet p = new BitSet(100001);
    p.set(2, 100001);
    for (int i = 2; i * i <= 100000; i = p.nextSetBit(i + 1)) for (int j = i * i; j <= 100000; j += i) p.clear(j);
    System.out.println(p.cardinality());
  }
}
