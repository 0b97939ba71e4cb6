import java.io.*;

/** Wrong: the second hiker never goes ahead, however much longer that walk is. */
public class OnlyOneGoesAhead {
    static class Signpost {
        int name;
        Signpost next; // null: the valley
    }

    static Signpost joinOf(Signpost one, Signpost two) {
        int ahead = lengthOfWalk(one) - lengthOfWalk(two);
        for (; ahead > 0; ahead--) one = one.next;
        while (one != two && one != null && two != null) {
            one = one.next;
            two = two.next;
        }
        return one == two ? one : null;
    }

    private static int lengthOfWalk(Signpost post) {
        int length = 0;
        for (; post != null; post = post.next) length++;
        return length;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        Signpost[] posts = new Signpost[n + 1]; // posts[0] stays null: the valley
        for (int i = 1; i <= n; i++) posts[i] = new Signpost();
        for (int i = 1; i <= n; i++) {
            posts[i].name = nextInt(in);
            posts[i].next = posts[nextInt(in)];
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            Signpost join = joinOf(posts[nextInt(in)], posts[nextInt(in)]);
            out.append(join != null ? join.name : 0).append('\n');
        }
        System.out.print(out);
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
