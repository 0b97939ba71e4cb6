import java.io.*;

/** Wrong: cursors stick to the character on their left, so one falls behind when both stand at the same place. */
public class CursorBehindCharacter {
    static String typeAll(String keys) {
        StringBuilder text = new StringBuilder();
        int mine = 0;
        int other = 0;
        for (char key : keys.toCharArray()) {
            if (key == '|') {
                int swap = mine;
                mine = other;
                other = swap;
            } else if (key == '<') {
                mine = Math.max(0, mine - 1);
            } else if (key == '>') {
                mine = Math.min(text.length(), mine + 1);
            } else if (key == '^') {
                mine = 0;
            } else if (key == '$') {
                mine = text.length();
            } else if (key == '-') {
                if (mine == 0) continue;
                text.deleteCharAt(mine - 1);
                if (other >= mine) other--;
                mine--;
            } else {
                text.insert(mine, key);
                if (other > mine) other++;
                mine++;
            }
        }
        return text.toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String keys = in.readLine().trim();

        String text = typeAll(keys);
        System.out.println(text.length());
        System.out.println(text);
    }
}
