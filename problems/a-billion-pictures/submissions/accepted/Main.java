import java.io.*;
import java.util.*;

/**
 * The film is a row of pieces, each a run of pictures forwards or backwards; a wish adds at most three of them. The pieces are the nodes of a
 * random binary tree in the order of the film: of two trees that are joined, each gives the root with a chance proportional to its pieces.
 */
public class Main {
    static class Piece {
        int first; // its pictures are first, first + step, ...
        int step;
        int length;
        int size; // pictures in the subtree
        int count = 1; // pieces in the subtree
        Piece left;
        Piece right;
        boolean isTurned; // the children have still to be turned

        Piece(int first, int step, int length) {
            this.first = first;
            this.step = step;
            this.length = length;
            size = length;
        }

        void measure() {
            size = sizeOf(left) + length + sizeOf(right);
            count = (left == null ? 0 : left.count) + 1 + (right == null ? 0 : right.count);
        }

        void turn() {
            first += step * (length - 1);
            step = -step;
            Piece swap = left;
            left = right;
            right = swap;
            isTurned = !isTurned;
        }

        void handDown() {
            if (!isTurned) return;
            isTurned = false;
            if (left != null) left.turn();
            if (right != null) right.turn();
        }
    }

    private static int sizeOf(Piece piece) {
        return piece == null ? 0 : piece.size;
    }

    static class Film {
        private final SplittableRandom random = new SplittableRandom(20240607);
        private Piece root;
        private Piece rear; // the second part of the last split

        Film(int n) {
            root = new Piece(1, 1, n);
        }

        void move(int l, int r, int p) {
            Piece front = split(root, r);
            Piece behind = rear;
            Piece before = split(front, l - 1);
            Piece inside = rear;
            Piece one = split(join(before, behind), p);
            Piece two = rear;
            root = join(join(one, inside), two);
        }

        void turn(int l, int r) {
            Piece front = split(root, r);
            Piece behind = rear;
            Piece before = split(front, l - 1);
            Piece inside = rear;
            inside.turn();
            root = join(join(before, inside), behind);
        }

        int pictureAt(int p) {
            Piece piece = root;
            int place = p - 1;
            for (;;) {
                piece.handDown();
                int before = sizeOf(piece.left);
                if (place < before) {
                    piece = piece.left;
                } else if (place < before + piece.length) {
                    return piece.first + piece.step * (place - before);
                } else {
                    place -= before + piece.length;
                    piece = piece.right;
                }
            }
        }

        /** Returns the tree of the first `wanted` pictures and leaves that of the others in `rear`. */
        private Piece split(Piece piece, int wanted) {
            if (piece == null) {
                rear = null;
                return null;
            }
            piece.handDown();
            int before = sizeOf(piece.left);
            if (wanted <= before) {
                Piece front = split(piece.left, wanted);
                piece.left = rear;
                piece.measure();
                rear = piece;
                return front;
            }
            if (wanted >= before + piece.length) {
                piece.right = split(piece.right, wanted - before - piece.length);
                piece.measure();
                return piece;
            }
            // The cut goes through this piece. Its rear part gets what lies to the right of it.
            int kept = wanted - before;
            rear = new Piece(piece.first + piece.step * kept, piece.step, piece.length - kept);
            rear.right = piece.right;
            rear.measure();
            piece.right = null;
            piece.length = kept;
            piece.measure();
            return piece;
        }

        private Piece join(Piece one, Piece two) {
            if (one == null || two == null) return one == null ? two : one;
            if (random.nextInt(one.count + two.count) < one.count) {
                one.handDown();
                one.right = join(one.right, two);
                one.measure();
                return one;
            }
            two.handDown();
            two.left = join(one, two.left);
            two.measure();
            return two;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer line = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(line.nextToken());
        int q = Integer.parseInt(line.nextToken());
        Film film = new Film(n);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            line = new StringTokenizer(in.readLine());
            char wish = line.nextToken().charAt(0);
            int first = Integer.parseInt(line.nextToken());
            if (wish == 'Q') {
                out.append(film.pictureAt(first)).append('\n');
                continue;
            }
            int second = Integer.parseInt(line.nextToken());
            if (wish == 'M') film.move(first, second, Integer.parseInt(line.nextToken()));
            else film.turn(first, second);
        }
        System.out.print(out);
    }
}
