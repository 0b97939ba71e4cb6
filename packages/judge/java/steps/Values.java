package steps;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;

/**
 * How values are said (contract/src/trace-values.ts). No method of the program's own is called for it: its classes are
 * read field by field, and collections only where the JDK has made them.
 */
final class Values {
    private static final int MOST_ELEMENTS = 400, MOST_LETTERS = 500;
    private static final long EXACT = 9007199254740991L;

    private final IdentityHashMap<Object, Integer> ids = new IdentityHashMap<>();
    private final Map<Class<?>, Field[]> fields = new HashMap<>();
    /** What has to be said at this step, since something leads to it. */
    final ArrayDeque<Object> waiting = new ArrayDeque<>();
    private final Set<Integer> seen = new HashSet<>();

    void beginStep() {
        waiting.clear();
        seen.clear();
    }

    int idOf(Object object) {
        return ids.get(object);
    }

    String of(Object value) {
        return switch (value) {
            case null -> "null";
            case Integer _, Short _, Byte _, Boolean _ -> value.toString();
            case Long number -> number >= -EXACT && number <= EXACT ? number.toString() : "{\"i\":\"" + number + "\"}";
            case Double number -> floating(number, number.toString());
            case Float number -> floating(number, number.toString());
            case Character letter -> "{\"c\":" + quoted(letter.toString()) + "}";
            case String text -> text(text);
            case StringBuilder text -> text(text);
            case StringBuffer text -> text(text);
            case Enum<?> constant -> "{\"e\":" + quoted(constant.name()) + "}";
            case BigInteger number when value.getClass() == BigInteger.class -> big(number.toString());
            case BigDecimal number when value.getClass() == BigDecimal.class -> big(number.toString());
            default -> reference(value);
        };
    }

    private static String big(String digits) {
        return digits.length() > MOST_LETTERS ? text(digits) : "{\"i\":\"" + digits + "\"}";
    }

    private static String floating(double value, String digits) {
        if (Double.isNaN(value)) return "{\"f\":\"nan\"}";
        if (Double.isInfinite(value) || (value == 0 && 1 / value < 0)) {
            return "{\"f\":\"" + (value == 0 ? "-0" : value > 0 ? "Infinity" : "-Infinity") + "\"}";
        }
        return "{\"f\":" + digits + "}";
    }

    private static String text(CharSequence text) {
        int length = text.length();
        if (length <= MOST_LETTERS) return quoted(text);
        return "{\"k\":\"text\",\"n\":" + length + ",\"v\":" + quoted(text.subSequence(0, MOST_LETTERS)) + "}";
    }

    private static boolean isOfJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    private String reference(Object value) {
        Class<?> type = value.getClass();
        if (type.isHidden() || type.isSynthetic()) return "{\"k\":\"function\",\"v\":\"lambda\"}";
        boolean isKnown = type.isArray() || !isOfJdk(type) || isReadable(value);
        if (!isKnown) return "{\"k\":\"opaque\",\"t\":" + quoted(type.getSimpleName()) + "}";
        int id = ids.computeIfAbsent(value, _ -> ids.size() + 1);
        if (seen.add(id)) waiting.add(value);
        return "{\"r\":" + id + "}";
    }

    private static boolean isReadable(Object value) {
        return value instanceof Collection || value instanceof Map || value instanceof Map.Entry
                || value instanceof Optional || value.getClass() == Object.class;
    }

    /** What stands behind references to it. */
    String bodyOf(Object object) {
        Class<?> type = object.getClass();
        if (type.isArray()) return array(object);
        if (!isOfJdk(type)) return struct(object);
        return switch (object) {
            case Map<?, ?> map -> map(map);
            case Collection<?> collection -> collection(collection);
            case Map.Entry<?, ?> entry -> "{\"k\":\"struct\",\"t\":\"Entry\",\"v\":[[\"key\"," + of(entry.getKey())
                    + "],[\"value\"," + of(entry.getValue()) + "]]}";
            case Optional<?> optional -> optional.isPresent() ? of(optional.get()) : "{\"k\":\"empty\"}";
            default -> "{\"k\":\"struct\",\"t\":" + quoted(type.getSimpleName()) + ",\"v\":[]}";
        };
    }

    private String array(Object array) {
        int length = Array.getLength(array);
        StringBuilder text = new StringBuilder("{\"k\":\"array\",\"n\":").append(length).append(",\"v\":[");
        for (int i = 0; i < length && i < MOST_ELEMENTS; i++) {
            if (i > 0) text.append(',');
            if (array instanceof int[] numbers) text.append(numbers[i]);
            else text.append(of(Array.get(array, i)));
        }
        return text.append("]}").toString();
    }

    private String map(Map<?, ?> map) {
        StringBuilder text = new StringBuilder("{\"k\":\"map\",\"n\":").append(map.size()).append(",\"v\":[");
        int count = 0;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (count == MOST_ELEMENTS) break;
            if (count++ > 0) text.append(',');
            text.append('[').append(of(entry.getKey())).append(',').append(of(entry.getValue())).append(']');
        }
        return text.append("]}").toString();
    }

    private String collection(Collection<?> collection) {
        String kind = switch (collection) {
            case Set<?> _ -> "set";
            case LinkedList<?> _ -> "list";
            case List<?> _ -> "vector";
            case Deque<?> _ -> "deque";
            default -> "list";
        };
        String around = collection instanceof PriorityQueue ? "heap" : collection instanceof Stack ? "stack" : null;
        StringBuilder text = new StringBuilder();
        if (around != null) text.append("{\"k\":\"").append(around).append("\",\"v\":");
        text.append("{\"k\":\"").append(around == null ? kind : "vector").append("\",\"n\":").append(collection.size());
        text.append(",\"v\":[");
        int count = 0;
        for (Object element : collection) {
            if (count == MOST_ELEMENTS) break;
            if (count++ > 0) text.append(',');
            text.append(of(element));
        }
        return text.append(around == null ? "]}" : "]}}").toString();
    }

    private String struct(Object object) {
        Class<?> type = object.getClass();
        String name = type.isAnonymousClass() ? "(anonymous)" : type.getSimpleName();
        StringBuilder text = new StringBuilder("{\"k\":\"struct\",\"t\":").append(quoted(name)).append(",\"v\":[");
        int count = 0;
        for (Field field : fields.computeIfAbsent(type, Values::fieldsOf)) {
            if (count++ > 0) text.append(',');
            text.append('[').append(quoted(field.getName())).append(',').append(of(read(field, object))).append(']');
        }
        return text.append("]}").toString();
    }

    static Object read(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException error) {
            return null;
        }
    }

    /** Of the program's own classes, the uppermost first. */
    private static Field[] fieldsOf(Class<?> type) {
        ArrayDeque<Class<?>> chain = new ArrayDeque<>();
        for (Class<?> each = type; each != null && !isOfJdk(each); each = each.getSuperclass()) chain.push(each);
        List<Field> found = new ArrayList<>();
        for (Class<?> each : chain) {
            for (Field field : each.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && field.trySetAccessible()) found.add(field);
            }
        }
        return found.toArray(Field[]::new);
    }

    static String quoted(CharSequence text) {
        StringBuilder said = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') said.append('\\').append(letter);
            else if (letter == '\n') said.append("\\n");
            else if (letter < 32 || letter == 127 || Character.isSurrogate(letter)) said.append("\\u").append(HexFormat.of().toHexDigits(letter));
            else said.append(letter);
        }
        return said.append('"').toString();
    }
}
