package steps;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.*;

/**
 * What the program's classes call (StepTransform): says the steps of one thread as lines of JSON, in the form of
 * contract/src/trace.ts. Whoever reads them believes none: it is in the stranger's own process.
 */
public final class Recorder {
    private static final int MOST_OBJECTS_IN_STEP = 1_000, LOWEST_FRAMES = 2, HIGHEST_FRAMES = 8;
    private static final int STEPS_BETWEEN_COUNTS = 1_000_000, DRAIN_LENGTH = 1 << 16;

    private static final class Frame {
        final int method;
        final Map<String, String> said = new LinkedHashMap<>();
        final Map<String, Object> held = new HashMap<>();

        Frame(int method) {
            this.method = method;
        }
    }

    private static final List<String> methods = new ArrayList<>();
    private static final ArrayList<Frame> frames = new ArrayList<>();
    private static final Values values = new Values();
    private static final Map<Integer, String> bodies = new HashMap<>();
    private static final Map<Integer, int[]> rows = new HashMap<>();
    private static final Map<Field, String> statics = new LinkedHashMap<>();
    private static final Set<String> present = new HashSet<>();
    private static final StringBuilder out = new StringBuilder(2 * DRAIN_LENGTH);

    private static OutputStream trace;
    private static Thread recorded;
    private static long skip, most, mostBytes, written, steps, said;
    private static int wantedLine, line;
    private static long outputBefore, errorsBefore, inputRead, inputSaid;
    private static boolean isRecording, isBusy, isAt;
    private static volatile boolean isOff;

    private Recorder() {}

    /** `window`: how many steps are passed over, how many are wanted, from which line on (0: any), within how many bytes. */
    static void start(OutputStream to, Thread thread, String window) {
        trace = to;
        recorded = thread;
        String[] words = window.split(" ");
        skip = Long.parseLong(words[0]);
        most = Long.parseLong(words[1]);
        wantedLine = Integer.parseInt(words[2]);
        mostBytes = Long.parseLong(words[3]);
    }

    static int method(String name) {
        methods.add(name);
        return methods.size() - 1;
    }

    static void addStatics(Class<?> type) {
        for (Field field : type.getDeclaredFields()) {
            boolean isShown = Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !field.isEnumConstant();
            if (isShown && field.trySetAccessible()) statics.put(field, "");
        }
    }

    // ---- What the program calls

    /** Its depth, or -1 where nobody looks. */
    public static int enter(int method) {
        if (isBusy || isOff || Thread.currentThread() != recorded) return -1;
        frames.add(new Frame(method));
        if (isRecording) emit("[\"push\"," + Values.quoted(methods.get(method)) + "]");
        return frames.size() - 1;
    }

    public static void at(int depth, int number) {
        isAt = false;
        if (depth < 0 || isBusy || isOff || Thread.currentThread() != recorded) return;
        popTo(depth + 1);
        if (frames.size() != depth + 1) return;
        line = number;
        steps++;
        if (!isRecording) {
            if (steps <= skip || (wantedLine != 0 && line != wantedLine)) {
                if (steps % STEPS_BETWEEN_COUNTS == 0) saySkipped(steps);
                return;
            }
            begin();
        }
        isAt = true;
        present.clear();
        values.beginStep();
    }

    public static void local(String name, Object value) { if (isAt) put(name, value); }
    public static void local(String name, int value) { if (isAt) put(name, value); }
    public static void local(String name, long value) { if (isAt) put(name, value); }
    public static void local(String name, double value) { if (isAt) put(name, value); }
    public static void local(String name, float value) { if (isAt) put(name, value); }
    public static void local(String name, boolean value) { if (isAt) put(name, value); }
    public static void local(String name, char value) { if (isAt) put(name, value); }

    public static void leave(int depth) { left(depth, null, false); }
    public static void leave(Object value, int depth) { left(depth, value, true); }
    public static void leave(int value, int depth) { left(depth, value, true); }
    public static void leave(long value, int depth) { left(depth, value, true); }
    public static void leave(double value, int depth) { left(depth, value, true); }
    public static void leave(float value, int depth) { left(depth, value, true); }
    public static void leave(boolean value, int depth) { left(depth, value, true); }
    public static void leave(char value, int depth) { left(depth, value, true); }

    public static void thrown(Throwable error) {
        if (isRecording && !isBusy && !isOff && Thread.currentThread() == recorded && error != null) {
            emit("[\"throw\"," + Values.quoted(error.getClass().getSimpleName()) + "," + line + "]");
        }
    }

    public static void end() {
        if (!isAt) return;
        isAt = false;
        isBusy = true;
        try {
            System.out.flush();
            sayStep();
        } finally {
            isBusy = false;
        }
    }

    // ---- Steps

    private static void put(String name, Object value) {
        present.add(name);
        Frame frame = frames.getLast();
        frame.held.put(name, value);
        String text = values.of(value);
        if (!text.equals(frame.said.put(name, text))) emit("[\"v\"," + Values.quoted(name) + "," + Values.quoted(name) + "," + text + "]");
    }

    private static void sayStep() {
        Frame frame = frames.getLast();
        frame.said.keySet().removeIf(name -> {
            if (present.contains(name)) return false;
            frame.held.remove(name);
            emit("[\"gone\"," + Values.quoted(name) + "]");
            return true;
        });
        for (Map.Entry<Field, String> each : statics.entrySet()) {
            Field field = each.getKey();
            String text = values.of(Values.read(field, null));
            if (text.equals(each.setValue(text))) continue;
            String slot = field.getDeclaringClass().getSimpleName() + "." + field.getName();
            emit("[\"g\"," + Values.quoted(slot) + "," + Values.quoted(field.getName()) + "," + text + "]");
        }
        // What frames below hold may be changed from here.
        int below = frames.size() - 1, lowest = Math.min(LOWEST_FRAMES, below);
        for (int i = 0; i < lowest; i++) see(frames.get(i));
        for (int i = Math.max(lowest, below - HIGHEST_FRAMES); i < below; i++) see(frames.get(i));
        for (int count = 0; count < MOST_OBJECTS_IN_STEP && !values.waiting.isEmpty(); count++) sayObject(values.waiting.poll());
        if (inputRead != inputSaid) emit("[\"in\"," + (inputSaid = inputRead) + "]");
        emit("[\"s\"," + line + "]");
        said++;
        if (said >= most) stop("steps");
        if (written + out.length() > mostBytes) stop("size");
    }

    private static void see(Frame frame) {
        for (Object value : frame.held.values()) values.of(value);
    }

    private static void sayObject(Object object) {
        int id = values.idOf(object);
        if (object instanceof int[] row) {
            if (Arrays.equals(row, rows.get(id))) return;
            rows.put(id, row.clone());
        }
        String body;
        try {
            body = values.bodyOf(object);
        } catch (RuntimeException error) {
            // Such as a list that is being changed in the middle.
            body = "{\"k\":\"unreadable\"}";
        }
        if (!body.equals(bodies.put(id, body))) emit("[\"o\"," + id + "," + body + "]");
    }

    private static void begin() {
        isRecording = true;
        saySkipped(steps - 1);
        for (Frame frame : frames) emit("[\"push\"," + Values.quoted(methods.get(frame.method)) + "]");
    }

    private static void popTo(int count) {
        while (frames.size() > count) {
            frames.removeLast();
            if (isRecording) emit("[\"pop\"]");
        }
    }

    private static void left(int depth, Object value, boolean hasValue) {
        if (depth < 0 || isBusy || isOff || Thread.currentThread() != recorded) return;
        popTo(depth + 1);
        if (frames.size() != depth + 1) return;
        frames.removeLast();
        if (isRecording) emit(hasValue ? "[\"pop\"," + values.of(value) + "]" : "[\"pop\"]");
    }

    // ---- Everything else that the trace says

    static void output(String tag, byte[] bytes, int at, int count) {
        String text = new String(bytes, at, count, StandardCharsets.UTF_8);
        if (isRecording) emit("[\"" + tag + "\"," + Values.quoted(text) + "]");
        else if (tag.equals("out")) outputBefore += text.length();
        else errorsBefore += text.length();
        if (isRecording && written + out.length() > 2 * mostBytes) stop("size");
    }

    static void input(int count) {
        inputRead += count;
    }

    static void crash(String why, int number) {
        if (!isRecording) saySkipped(steps);
        emit("[\"crash\"," + Values.quoted(why.length() > 500 ? why.substring(0, 500) : why) + "," + number + "]");
        isRecording = true;
        finish("crash");
    }

    private static void saySkipped(long count) {
        emit("[\"skipped\"," + count + "," + outputBefore + "," + errorsBefore + "]");
        drain();
    }

    private static synchronized void emit(String record) {
        if (isOff) return;
        out.append(record).append('\n');
        if (out.length() > DRAIN_LENGTH) drain();
    }

    private static void drain() {
        byte[] bytes = out.toString().getBytes(StandardCharsets.UTF_8);
        out.setLength(0);
        written += bytes.length;
        try {
            trace.write(bytes);
            trace.flush();
        } catch (IOException error) {
            isOff = true;
        }
    }

    private static void stop(String why) {
        finish(why);
        Runtime.getRuntime().halt(0);
    }

    static synchronized void finish(String why) {
        if (isOff) return;
        if (!isRecording) saySkipped(steps);
        emit("[\"end\",\"" + why + "\"]");
        drain();
        isOff = true;
    }
}
