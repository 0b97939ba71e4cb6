import java.io.*;

/**
 * The next node of the preorder is the root of the piece of the inorder that is built; the nodes before it there are its left
 * subtree, those behind it the right one. With the places in the inorder noted, each node costs constant time. O(n).
 */
public class Main {
    static int[] postorderOf(int[] preorder, int[] inorder) {
        Builder builder = new Builder(preorder, inorder);
        builder.build(0, inorder.length - 1);
        return builder.postorder;
    }

    private static class Builder {
        final int[] preorder;
        final int[] placeInInorder;
        final int[] postorder;
        int read = 0;
        int written = 0;

        Builder(int[] preorder, int[] inorder) {
            this.preorder = preorder;
            postorder = new int[inorder.length];
            placeInInorder = new int[inorder.length + 1];
            for (int i = 0; i < inorder.length; i++) placeInInorder[inorder[i]] = i;
        }

        /** The subtree whose nodes stand in the inorder from the place `first` to the place `last`. */
        void build(int first, int last) {
            if (first > last) return;
            int root = preorder[read++];
            int place = placeInInorder[root];
            build(first, place - 1);
            build(place + 1, last);
            postorder[written++] = root;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] preorder = new int[n];
        for (int i = 0; i < n; i++) preorder[i] = nextInt(in);
        int[] inorder = new int[n];
        for (int i = 0; i < n; i++) inorder[i] = nextInt(in);

        StringBuilder out = new StringBuilder();
        for (int node : postorderOf(preorder, inorder)) out.append(node).append(' ');
        System.out.println(out.toString().trim());
    }

    static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
