// out: 99162322 -1
public class Main {
  public static void main(String[] args) {
    int h = 0;
    for (char c : "hello".toCharArray()) h = 31 * h + c;
    System.out.println(h + " " + Long.compareUnsigned(1, -1L));
  }
}
