import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.file.*;
import java.util.*;

public class Main {
  interface Attempt { Object run() throws Throwable; }

  static void attempt(String name, Attempt attempt) {
    String result;
    try {
      Object got = attempt.run();
      result = "ok " + got;
    } catch (Throwable problem) {
      result = problem.getClass().getSimpleName();
    }
    System.out.println(name + ": " + result);
    System.out.flush();
  }

  static void spin() { for (long n = 0; ; n++) if (n < 0) System.out.println(n); }

  public static void main(String[] arguments) throws Throwable {
    switch (arguments[0]) {
      case "reach out" -> {
        attempt("exec", () -> new ProcessBuilder("/bin/sh", "-c", "echo x").start());
        attempt("socket", () -> new Socket("127.0.0.1", 80));
        attempt("server", () -> new ServerSocket(0));
        attempt("datagram", () -> new DatagramSocket());
        attempt("name", () -> InetAddress.getByName("example.org"));
        attempt("read", () -> Files.readString(Path.of("/etc/shadow")));
        attempt("home", () -> Files.list(Path.of("/home")).count());
        attempt("write", () -> Files.writeString(Path.of("/box/new"), "x"));
        attempt("temporary", () -> Files.createTempFile("a", "b"));
        attempt("destroy init", () -> ProcessHandle.of(1).map(ProcessHandle::destroyForcibly).isPresent());
        attempt("others", () -> ProcessHandle.allProcesses().count());
        attempt("load", () -> { System.load("/box/evil.so"); return 0; });
      }
      case "halt" -> { System.out.println("before"); System.out.flush(); Runtime.getRuntime().halt(5); }
      case "exit in mid output" -> { System.out.print("half"); System.out.flush(); System.exit(6); }
      case "hook" -> { Runtime.getRuntime().addShutdownHook(new Thread(Main::spin)); System.exit(0); }
      case "spin" -> spin();
      case "threads" -> {
        int count = 0;
        try {
          for (; count < 10000; count++) {
            Thread thread = new Thread(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { } });
            thread.setDaemon(true);
            thread.start();
          }
        } catch (OutOfMemoryError end) { }
        System.out.println(count < 64 ? "capped" : "not capped");
        System.out.flush();
        Runtime.getRuntime().halt(0);
      }
      case "heap" -> { List<long[]> all = new ArrayList<>(); for (;;) all.add(new long[100000]); }
      case "stubborn heap" -> {
        List<Object> all = new ArrayList<>();
        for (;;) try { for (;;) all.add(new long[1000]); } catch (OutOfMemoryError more) { }
      }
      case "direct" -> { List<ByteBuffer> all = new ArrayList<>(); for (;;) all.add(ByteBuffer.allocateDirect(1 << 20)); }
      case "unsafe memory" -> {
        for (;;) unsafe().setMemory(unsafe().allocateMemory(1 << 20), 1 << 20, (byte) 1);
      }
      case "crash" -> unsafe().putLong(0, 1);
      default -> throw new IllegalArgumentException(arguments[0]);
    }
  }

  static sun.misc.Unsafe unsafe() throws Throwable {
    var field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return (sun.misc.Unsafe) field.get(null);
  }
}
