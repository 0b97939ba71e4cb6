import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * javac in a JVM that stays: a compile takes 20 to 50 ms instead of a second, since the compiler's own code is loaded
 * and optimised. Sources are only parsed and translated, never loaded or run, and nothing of one compile reaches the
 * next: file manager and name table are new each time, all files are in memory. Runs in a box like every compiler.
 *
 * Conversation, big-endian, each text or class file as its length in bytes and the bytes:
 *   in   file name, source
 *   out  status (0 compiled, 1 refused, 2 the compiler itself failed, 3 left to the cold compiler), messages, number of
 *        classes, (path, bytes)*
 * A compile that takes too long has status 2, too, while its thread goes on. After status 2 the state of the compiler
 * is no longer sure: whoever asked starts another JVM, and uses this one until that is warm. Status 3 says that all is
 * well, and that what comes of this source is more than goes through this conversation. At the start it says one READY
 * byte when it is warm. Arguments: rounds of warming up, the longest compile in milliseconds, and the warnings to
 * be told.
 */
public final class WarmCompiler {
  private static final int COMPILED = 0;
  private static final int REFUSED = 1;
  private static final int FAILED = 2;
  private static final int LEFT = 3;
  private static final int READY = 1;
  /** Nested expressions go deep into the compiler's own recursion. */
  private static final long STACK_BYTES = 256L << 20;

  /**
   * A source of 64 KB can be many megabytes of messages, which nobody reads, or of constants: then the cold compiler
   * says so.
   */
  private static final int LONGEST_MESSAGES = 64 << 10;
  private static final int MOST_CLASS_BYTES = 16 << 20;

  private static final String RESOURCES = "The system is out of resources.";
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
  /** The same as the cold compiler's, so that programs and messages are the same. */
  private static final List<String> OPTIONS =
      List.of("-g", "-XDstringConcat=inline", "-XDuseUnsharedTable", "-proc:none", "-implicit:none");
  private static List<String> warnings = List.of("-nowarn");

  private record Outcome(int status, String messages, Map<String, ByteArrayOutputStream> classes) {}

  public static void main(String[] arguments) throws Exception {
    DataInputStream in = new DataInputStream(System.in);
    DataOutputStream out = new DataOutputStream(System.out);
    // Whatever the compiler prints by itself must not get into the conversation.
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    int rounds = Integer.parseInt(arguments[0]);
    long longestMs = Long.parseLong(arguments[1]);
    if (arguments.length > 2) warnings = lintOf(Arrays.asList(arguments).subList(2, arguments.length));
    for (int round = 0; round < rounds; round++) compileInOwnThread("Sample.java", Sample.TEXT, 0);
    for (int round = 0; round < 2; round++) compileInOwnThread("Broken.java", "class Broken { int x = \"\"; }", 0);
    out.writeByte(READY);
    out.flush();
    for (;;) {
      int first = in.read();
      if (first < 0) return;
      int length = (first << 24) | (in.readUnsignedByte() << 16) | in.readUnsignedShort();
      String name = new String(in.readNBytes(length), StandardCharsets.UTF_8);
      String source = new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
      write(out, compileInOwnThread(name, source, longestMs));
    }
  }

  /** Those of the names that this JDK knows: it refuses to work for one that it does not. */
  private static List<String> lintOf(List<String> names) {
    List<String> known = names.stream().filter(name -> isKnown("-Xlint:" + name)).toList();
    return known.isEmpty() ? List.of("-nowarn") : List.of("-Xlint:" + String.join(",", known));
  }

  private static boolean isKnown(String option) {
    StringWriter messages = new StringWriter();
    try {
      COMPILER.getTask(messages, null, null, List.of("-Werror", option), null, List.of(new MemorySource("Empty.java", ""))).call();
      return messages.toString().isEmpty();
    } catch (IllegalArgumentException unknown) {
      return false;
    }
  }

  private static void write(DataOutputStream out, Outcome outcome) throws IOException {
    out.writeByte(outcome.status());
    String messages = outcome.messages().substring(0, Math.min(outcome.messages().length(), LONGEST_MESSAGES));
    writeBytes(out, messages.getBytes(StandardCharsets.UTF_8));
    out.writeInt(outcome.classes().size());
    for (Map.Entry<String, ByteArrayOutputStream> entry : outcome.classes().entrySet()) {
      writeBytes(out, entry.getKey().getBytes(StandardCharsets.UTF_8));
      writeBytes(out, entry.getValue().toByteArray());
    }
    out.flush();
  }

  private static void writeBytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /** Zero milliseconds are as many as it takes. */
  private static Outcome compileInOwnThread(String name, String source, long longestMs) throws InterruptedException {
    Outcome failed = new Outcome(FAILED, "", Map.of());
    Outcome[] outcome = {failed};
    Thread thread = new Thread(null, () -> outcome[0] = compile(name, source), "compile", STACK_BYTES);
    // A compiler bug or a full stack: the outcome stays FAILED, and the cold compiler has the last word.
    thread.setUncaughtExceptionHandler((ended, error) -> {});
    thread.setDaemon(true);
    thread.start();
    thread.join(longestMs);
    return thread.isAlive() ? failed : outcome[0];
  }

  private static List<String> options() {
    return Stream.concat(OPTIONS.stream(), warnings.stream()).toList();
  }

  private static Outcome compile(String name, String source) {
    StringWriter messages = new StringWriter();
    try (MemoryFiles files = new MemoryFiles(COMPILER.getStandardFileManager(null, null, StandardCharsets.UTF_8))) {
      List<JavaFileObject> sources = List.of(new MemorySource(name, source));
      boolean isCompiled = COMPILER.getTask(messages, files, null, options(), null, sources).call();
      // javac reports its own full stack or heap as if the source were wrong.
      if (messages.toString().contains(RESOURCES)) return new Outcome(FAILED, "", Map.of());
      long bytes = files.classes.values().stream().mapToLong(ByteArrayOutputStream::size).sum();
      if (bytes > MOST_CLASS_BYTES) return new Outcome(LEFT, "", Map.of());
      return isCompiled
          ? new Outcome(COMPILED, messages.toString(), files.classes)
          : new Outcome(REFUSED, messages.toString(), Map.of());
    } catch (IOException error) {
      throw new IllegalStateException(error);
    }
  }
}
