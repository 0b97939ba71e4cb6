import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Runs another program once for each input, in one JVM: starting one takes far longer than a small input does. Each run
 * has classes of its own, so nothing static is left from the one before. Standard input holds the name of the program's
 * class on a line, the number of its class files, each after lines with its name and its length, and then each input
 * after a line with its length; standard output gets, for each run, a line with exit code and the lengths of what it
 * printed to standard output and standard error, and then both. A program that ends the JVM or reads the real standard
 * input spoils the whole batch, which its reader sees and takes for no answer at all.
 */
public class RunBatch {
    private static final long STACK_BYTES = 256L << 20;

    public static void main(String[] arguments) throws Exception {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(System.in.readAllBytes()));
        PrintStream out = System.out;
        String program = line(in);
        Map<String, byte[]> classes = readClasses(in);
        for (String length = line(in); !length.isEmpty(); length = line(in)) {
            byte[] input = in.readNBytes(Integer.parseInt(length));
            Run run = new Run(classes, program, input);
            run.go();
            String header = run.exitCode + " " + run.output.size() + " " + run.errors.size() + "\n";
            out.write(header.getBytes(StandardCharsets.US_ASCII));
            run.output.writeTo(out);
            run.errors.writeTo(out);
            // What ended before one that never ends is known all the same.
            out.flush();
        }
    }

    private static String line(DataInputStream in) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) text.append((char) c);
        return text.toString();
    }

    private static Map<String, byte[]> readClasses(DataInputStream in) throws IOException {
        Map<String, byte[]> classes = new HashMap<>();
        for (int left = Integer.parseInt(line(in)); left > 0; left--) {
            String file = line(in);
            byte[] bytes = in.readNBytes(Integer.parseInt(line(in)));
            if (!file.endsWith(".class")) continue;
            String inFolder = file.substring(file.indexOf('/') + 1, file.length() - ".class".length());
            classes.put(inFolder.replace('/', '.'), bytes);
        }
        return classes;
    }

    private static class Run {
        final ByteArrayOutputStream output = new ByteArrayOutputStream();
        final ByteArrayOutputStream errors = new ByteArrayOutputStream();
        volatile int exitCode = 0;
        private final Loader loader;
        private final String program;
        private final byte[] input;

        Run(Map<String, byte[]> classes, String program, byte[] input) {
            this.loader = new Loader(classes);
            this.program = program;
            this.input = input;
        }

        void go() throws InterruptedException {
            PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
            PrintStream err = new PrintStream(errors, true, StandardCharsets.UTF_8);
            System.setIn(new ByteArrayInputStream(input));
            System.setOut(out);
            System.setErr(err);
            ThreadGroup group = new ThreadGroup("run") {
                @Override
                public void uncaughtException(Thread thread, Throwable thrown) {
                    exitCode = 1;
                    thrown.printStackTrace(err);
                }
            };
            new Thread(group, this::start, "main", STACK_BYTES).start();
            // A program may leave its work to a thread with a larger stack, and return from main.
            Thread[] alive = new Thread[16];
            for (int count = group.enumerate(alive); count > 0; count = group.enumerate(alive)) {
                for (int i = 0; i < count; i++) alive[i].join();
            }
            out.flush();
        }

        private void start() {
            try {
                var main = loader.loadClass(program).getDeclaredMethod("main", String[].class);
                main.setAccessible(true);
                main.invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException thrown) {
                exitCode = 1;
                thrown.getCause().printStackTrace();
            } catch (ReflectiveOperationException unsuited) {
                throw new IllegalStateException(unsuited);
            }
        }
    }

    private static class Loader extends ClassLoader {
        private final Map<String, byte[]> classes;

        Loader(Map<String, byte[]> classes) {
            super(ClassLoader.getPlatformClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name);
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
