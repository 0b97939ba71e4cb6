import java.lang.foreign.Arena;

public class Main {
  public static void main(String[] arguments) {
    Arena arena = Arena.global();
    for (int i = 0; i < 80; i++) arena.allocate(1 << 20).fill((byte) 1);
    System.out.println(1);
  }
}
