import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The Foreign Function & Memory API: any function of the C library, and memory beside the heap. By reflection, since this
 * shall compile with a JDK that lacks it as well (before 21), where there is nothing to try.
 */
public class Main {
  static final long[] NO_ARGUMENTS = {};

  static void attempt(String name, String function, long... arguments) throws Throwable {
    String result;
    try {
      result = call(function, arguments) == -1 ? "refused" : "ok";
    } catch (ClassNotFoundException missing) {
      result = "no linker";
    }
    System.out.println(name + ": " + result);
    System.out.flush();
  }

  static long call(String function, long... arguments) throws Throwable {
    Class<?> linkerType = of("Linker"), layoutType = of("MemoryLayout"), descriptorType = of("FunctionDescriptor");
    Object linker = linkerType.getMethod("nativeLinker").invoke(null);
    Object symbols = linkerType.getMethod("defaultLookup").invoke(linker);
    Optional<?> address = (Optional<?>) of("SymbolLookup").getMethod("find", String.class).invoke(symbols, function);
    Object longLayout = of("ValueLayout").getField("JAVA_LONG").get(null);
    Object layouts = Array.newInstance(layoutType, arguments.length);
    for (int i = 0; i < arguments.length; i++) Array.set(layouts, i, longLayout);
    Method describe = descriptorType.getMethod("of", layoutType, layouts.getClass());
    Object options = Array.newInstance(of("Linker$Option"), 0);
    MethodHandle handle = (MethodHandle) linkerType
        .getMethod("downcallHandle", of("MemorySegment"), descriptorType, options.getClass())
        .invoke(linker, address.get(), describe.invoke(null, longLayout, layouts), options);
    Object[] boxed = new Object[arguments.length];
    for (int i = 0; i < boxed.length; i++) boxed[i] = arguments[i];
    // The C library's functions return an int or a pointer: -1 is an error in both.
    long result = (long) handle.invokeWithArguments(boxed);
    return (int) result == -1 ? -1 : result;
  }

  static Class<?> of(String name) throws ClassNotFoundException { return Class.forName("java.lang.foreign." + name); }

  /** Memory that is never given back. */
  static Object allocate(long bytes) throws Throwable {
    Object arena = of("Arena").getMethod("global").invoke(null);
    return of("Arena").getMethod("allocate", long.class, long.class).invoke(arena, bytes, 8L);
  }

  static long pointerTo(byte[] content) throws Throwable {
    Object segment = allocate(content.length);
    ((ByteBuffer) of("MemorySegment").getMethod("asByteBuffer").invoke(segment)).put(content);
    return (long) of("MemorySegment").getMethod("address").invoke(segment);
  }

  static boolean hasLinker() {
    try {
      return of("Arena").getMethod("global") != null;
    } catch (ReflectiveOperationException missing) {
      return false;
    }
  }

  static void reachOut() throws Throwable {
    attempt("own id", "getpid", NO_ARGUMENTS);
    attempt("own memory", "mmap", 0, 1 << 20, 3, 0x22, -1, 0);
    attempt("shared memory", "mmap", 0, 1 << 20, 3, 0x21, -1, 0);
    attempt("memory file", "memfd_create", hasLinker() ? pointerTo(new byte[] {'x', 0}) : 0, 0);
    attempt("kill init", "kill", 1, 9);
    attempt("kill all", "kill", -1, 9);
    attempt("trace init", "ptrace", 16, 1, 0, 0);
    attempt("memory of init", "process_vm_readv", 1, 0, 0, 0, 0, 0);
    attempt("internet", "socket", 2, 1, 0);
    attempt("local sockets", "socket", 1, 1, 0);
    attempt("kernel sockets", "socket", 16, 3, 0);
    attempt("pair of another family", "socketpair", 2, 1, 0, 0);
    attempt("fork", "fork", NO_ARGUMENTS);
    attempt("namespaces", "unshare", 0x10000000);
    attempt("user", "setuid", 0);
    attempt("limits of init", "prlimit", 1, 7, 0, 0);
    attempt("other calls", "ioperm", 0, 1, 1);
    byte[] shell = "/bin/sh\0".getBytes(), script = "echo unreachable\0".getBytes(), option = "-c\0".getBytes();
    if (!hasLinker()) {
      attempt("a shell", "execve", 0, 0, 0);
      return;
    }
    ByteBuffer list = ByteBuffer.allocate(32).order(ByteOrder.nativeOrder());
    list.putLong(pointerTo(shell)).putLong(pointerTo(option)).putLong(pointerTo(script)).putLong(0);
    attempt("a shell", "execve", pointerTo(shell), pointerTo(list.array()), 0);
  }

  public static void main(String[] arguments) throws Throwable {
    switch (arguments[0]) {
      case "reach out" -> reachOut();
      case "arenas" -> {
        for (;;) fill(hasLinker() ? allocate(1 << 20) : null);
      }
      case "malloc" -> {
        for (;;) if (hasLinker()) call("memset", call("malloc", 1 << 20), 1, 1 << 20); else fill(null);
      }
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  static final java.util.List<ByteBuffer> kept = new java.util.ArrayList<>();

  static void fill(Object segment) throws Throwable {
    if (segment != null) of("MemorySegment").getMethod("fill", byte.class).invoke(segment, (byte) 1);
    else kept.add(ByteBuffer.allocateDirect(1 << 20));
  }
}
