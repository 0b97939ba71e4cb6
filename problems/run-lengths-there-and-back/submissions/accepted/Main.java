import java.io.*;
import java.util.*;

public class Main {
    /** From run to run. */
    static String pack(String text) {
        StringBuilder code = new StringBuilder();
        for (int begin = 0, end; begin < text.length(); begin = end) {
            end = begin;
            while (end < text.length() && text.charAt(end) == text.charAt(begin)) end++;
            if (end - begin > 1) code.append(end - begin);
            code.append(text.charAt(begin));
        }
        return code.toString();
    }

    /** Digits build a number; each letter ends a part. */
    static String unpack(String code) {
        StringBuilder text = new StringBuilder();
        int count = 0;
        for (char character : code.toCharArray()) {
            if (Character.isDigit(character)) {
                count = 10 * count + (character - '0');
            } else {
                text.append(String.valueOf(character).repeat(Math.max(count, 1)));
                count = 0;
            }
        }
        return text.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String[] line = in.readLine().trim().split(" ");
            out.append(line[0].equals("pack") ? pack(line[1]) : unpack(line[1])).append('\n');
        }
        System.out.print(out);
    }
}
