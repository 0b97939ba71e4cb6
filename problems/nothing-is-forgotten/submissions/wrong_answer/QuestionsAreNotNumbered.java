import java.io.*;
import java.util.*;

/** Wrong: numbers only the events that change the text. */
public class QuestionsAreNotNumbered {
    static class Text {
        final char lastLetter;
        final int length;
        final Text parent;
        final Text jump;
        private Text firstChild; // the children are a list of at most 26
        private Text nextSibling;

        /** The empty text. */
        Text() {
            lastLetter = '-';
            length = 0;
            parent = this;
            jump = this;
        }

        private Text(Text parent, char letter) {
            lastLetter = letter;
            length = parent.length + 1;
            this.parent = parent;
            Text middle = parent.jump;
            jump = parent.length - middle.length == middle.length - middle.jump.length ? middle.jump : parent;
        }

        Text with(char letter) {
            for (Text child = firstChild; child != null; child = child.nextSibling) {
                if (child.lastLetter == letter) return child;
            }
            Text child = new Text(this, letter);
            child.nextSibling = firstChild;
            firstChild = child;
            return child;
        }

        Text beginning(int wanted) {
            Text text = this;
            while (text.length > wanted) text = text.jump.length >= wanted ? text.jump : text.parent;
            return text;
        }
    }

    static class Editor {
        private final List<Text> after = new ArrayList<>(List.of(new Text())); // the text after each event
        private Text text = after.get(0);

        private void becomes(Text next) {
            text = next;
            after.add(next);
        }

        void type(char letter) {
            becomes(text.with(letter));
        }

        void deleteLast(int count) {
            becomes(text.beginning(Math.max(0, text.length - count)));
        }

        void goBackTo(int event) {
            becomes(after.get(Math.min(event, after.size() - 1)));
        }

        char letterAt(int place) {
            return place > text.length ? '-' : text.beginning(place).lastLetter;
        }

        int commonWith(int wanted) {
            int event = Math.min(wanted, after.size() - 1);
            int length = Math.min(text.length, after.get(event).length);
            Text one = text.beginning(length);
            Text two = after.get(event).beginning(length);
            while (one != two) { // texts of equal length have jumps of equal length
                boolean canJump = one.jump != two.jump;
                one = canJump ? one.jump : one.parent;
                two = canJump ? two.jump : two.parent;
            }
            return one.length;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        Editor editor = new Editor();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String event = in.readLine();
            if (event.charAt(0) == 'T') {
                editor.type(event.charAt(2));
                continue;
            }
            int number = Integer.parseInt(event.substring(2).trim());
            switch (event.charAt(0)) {
                case 'B' -> editor.deleteLast(number);
                case 'G' -> editor.goBackTo(number);
                case 'L' -> out.append(editor.letterAt(number)).append('\n');
                default -> out.append(editor.commonWith(number)).append('\n');
            }
        }
        System.out.print(out);
    }
}
