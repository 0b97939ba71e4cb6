import java.util.*;

/** Wrong: writes the preorder backwards for the postorder. */
public class PostorderIsPreorderBackwards {
    static int[] left, right;

    static void preorder(int v) {
        if (v == 0) return;
        System.out.print(v + " ");
        preorder(left[v]);
        preorder(right[v]);
    }

    static void inorder(int v) {
        if (v == 0) return;
        inorder(left[v]);
        System.out.print(v + " ");
        inorder(right[v]);
    }

    static void postorder(int v) {
        if (v == 0) return;
        postorder(right[v]);
        postorder(left[v]);
        System.out.print(v + " ");
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int root = in.nextInt();
        left = new int[n + 1];
        right = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            left[i] = in.nextInt();
            right[i] = in.nextInt();
        }
        preorder(root);
        System.out.println();
        inorder(root);
        System.out.println();
        postorder(root);
        System.out.println();
    }
}
