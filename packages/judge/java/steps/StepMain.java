package steps;

import java.io.*;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** `steps.StepMain <folder of classes> <main class>`: runs the program so that it records its steps. */
public final class StepMain {
    private static final class Loader extends ClassLoader {
        private final Path folder;

        Loader(Path folder) {
            super(StepMain.class.getClassLoader());
            this.folder = folder;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) return known;
                Path file = folder.resolve(name.replace('.', '/') + ".class");
                if (name.startsWith("java.") || !Files.exists(file)) return super.loadClass(name, resolve);
                try {
                    byte[] original = Files.readAllBytes(file);
                    byte[] made = transformed(original);
                    Class<?> type = defineClass(name, made, 0, made.length);
                    Recorder.addStatics(type);
                    return type;
                } catch (IOException error) {
                    throw new ClassNotFoundException(name, error);
                }
            }
        }

        /** A class with a method that would be too large stays as it is: its lines are passed over. */
        private static byte[] transformed(byte[] original) {
            try {
                return StepTransform.transform(original);
            } catch (IllegalArgumentException error) {
                return original;
            }
        }
    }

    private static final class Out extends OutputStream {
        private final String tag;

        Out(String tag) {
            this.tag = tag;
        }

        @Override
        public void write(int letter) {
            write(new byte[] {(byte) letter}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int at, int count) {
            Recorder.output(tag, bytes, at, count);
        }
    }

    private static final class In extends FilterInputStream {
        In(InputStream from) {
            super(from);
        }

        @Override
        public int read() throws IOException {
            int letter = super.read();
            if (letter >= 0) Recorder.input(1);
            return letter;
        }

        @Override
        public int read(byte[] bytes, int at, int count) throws IOException {
            int got = super.read(bytes, at, count);
            if (got > 0) Recorder.input(got);
            return got;
        }
    }

    private StepMain() {}

    public static void main(String[] args) throws Throwable {
        PrintStream errors = System.err;
        Recorder.start(new FileOutputStream(FileDescriptor.out), Thread.currentThread(), System.getenv("VERDICT_STEPS"));
        System.setIn(new In(System.in));
        System.setOut(new PrintStream(new Out("out"), false, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(new Out("err"), true, StandardCharsets.UTF_8));
        Loader loader = new Loader(Path.of(args[0]));
        Thread.currentThread().setContextClassLoader(loader);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.flush();
            Recorder.finish("exit");
        }));
        try {
            run(loader.loadClass(args[1]));
        } catch (InvocationTargetException error) {
            Throwable cause = error.getCause();
            cause.setStackTrace(ofTheProgram(cause.getStackTrace()));
            int line = Arrays.stream(cause.getStackTrace())
                    .filter(each -> Files.exists(Path.of(args[0], each.getClassName().replace('.', '/') + ".class")))
                    .mapToInt(StackTraceElement::getLineNumber).findFirst().orElse(0);
            System.out.flush();
            Recorder.crash(cause.toString(), Math.max(0, line));
            errors.print("Exception in thread \"main\" ");
            cause.printStackTrace(errors);
            errors.flush();
            System.exit(1);
        }
    }

    /** With the arguments or without, of the class or of an object: as the launcher starts it. */
    private static void run(Class<?> type) throws ReflectiveOperationException {
        Method main;
        try {
            main = type.getDeclaredMethod("main", String[].class);
        } catch (NoSuchMethodException error) {
            main = type.getDeclaredMethod("main");
        }
        main.setAccessible(true);
        Object object = null;
        if (!Modifier.isStatic(main.getModifiers())) {
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            object = constructor.newInstance();
        }
        if (main.getParameterCount() == 0) main.invoke(object);
        else main.invoke(object, (Object) new String[0]);
    }

    private static StackTraceElement[] ofTheProgram(StackTraceElement[] trace) {
        int end = 0;
        while (end < trace.length && !trace[end].getClassName().startsWith("jdk.internal.reflect.")) end++;
        return Arrays.stream(trace, 0, end).filter(each -> !each.getClassName().startsWith("steps.")).toArray(StackTraceElement[]::new);
    }
}
