import java.io.*;
import java.util.*;

/**
 * A list of rows in the order of their marks, and in each row a list of its books in the order of their last reading. A reading moves a book
 * from its row to the end of the one behind, which is made if its mark is not there.
 */
public class Main {
    /** A ring of rows through one with the mark 0. */
    static class Row {
        final int mark;
        final Book ends = new Book(0); // the ring of its books goes through here
        Row before = this;
        Row behind = this;

        Row(int mark) {
            this.mark = mark;
        }

        boolean isEmpty() {
            return ends.behind == ends;
        }

        /** The row directly behind this one for the next mark, made if it is not there. */
        Row forNextMark() {
            if (behind.mark == mark + 1) return behind;
            Row made = new Row(mark + 1);
            made.before = this;
            made.behind = behind;
            behind.before = made;
            behind = made;
            return made;
        }
    }

    static class Book {
        final int number;
        Row row;
        Book before = this;
        Book behind = this;

        Book(int number) {
            this.number = number;
        }

        void linkAtEndOf(Row to) {
            row = to;
            before = to.ends.before;
            behind = to.ends;
            before.behind = this;
            behind.before = this;
        }

        /** Unlinks the book, and the row if it is empty then. */
        void unlink() {
            before.behind = behind;
            behind.before = before;
            if (row.isEmpty()) {
                row.before.behind = row.behind;
                row.behind.before = row.before;
            }
        }
    }

    static class Shelf {
        private final int room;
        private final Row rows = new Row(0);
        private final Map<Integer, Book> books = new HashMap<>();

        Shelf(int c) {
            room = c;
        }

        Integer read(int x) {
            Book book = books.get(x);
            if (book != null) {
                Row next = book.row.forNextMark();
                book.unlink();
                book.linkAtEndOf(next);
                return null;
            }
            Integer gone = null;
            if (books.size() == room) {
                gone = rows.behind.ends.behind.number;
                lend(gone);
            }
            book = new Book(x);
            book.linkAtEndOf(rows.forNextMark());
            books.put(x, book);
            return gone;
        }

        void lend(int x) {
            Book book = books.remove(x);
            if (book != null) book.unlink();
        }

        int markOf(int x) {
            Book book = books.get(x);
            return book == null ? 0 : book.row.mark;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int q = Integer.parseInt(line.nextToken());
        int c = Integer.parseInt(line.nextToken());
        Shelf shelf = new Shelf(c);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String event = in.readLine();
            int x = Integer.parseInt(event.substring(2).trim());
            if (event.charAt(0) == 'R') {
                Integer gone = shelf.read(x);
                if (gone != null) out.append(gone).append('\n');
            } else if (event.charAt(0) == 'L') {
                shelf.lend(x);
            } else {
                out.append(shelf.markOf(x)).append('\n');
            }
        }
        System.out.print(out);
    }
}
