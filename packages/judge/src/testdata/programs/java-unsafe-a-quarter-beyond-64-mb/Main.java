import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class Main {
  public static void main(String[] arguments) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    for (int i = 0; i < 80; i++) unsafe.setMemory(unsafe.allocateMemory(1 << 20), 1 << 20, (byte) 1);
    System.out.println(1);
  }
}
