import java.util.*;

/** As many write it: Scanner, two loops, println. */
public class Ordinary {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int q = in.nextInt();
        for (int i = 0; i < q; i++) {
            String task = in.next();
            String word = in.next();
            StringBuilder result = new StringBuilder();
            if (task.equals("pack")) {
                int count = 1;
                for (int j = 0; j < word.length(); j++) {
                    if (j + 1 < word.length() && word.charAt(j) == word.charAt(j + 1)) {
                        count++;
                    } else {
                        if (count > 1) result.append(count);
                        result.append(word.charAt(j));
                        count = 1;
                    }
                }
            } else {
                String number = "";
                for (int j = 0; j < word.length(); j++) {
                    char c = word.charAt(j);
                    if (Character.isDigit(c)) {
                        number += c;
                    } else {
                        int times = number.isEmpty() ? 1 : Integer.parseInt(number);
                        for (int k = 0; k < times; k++) result.append(c);
                        number = "";
                    }
                }
            }
            System.out.println(result);
        }
    }
}
