// in: 4 2 6 1 3 5 7
// out: 1 2 3 4 5 6 7 | 3
import java.util.*;
public class Main {
  static class Node { int v; Node left, right; Node(int v) { this.v = v; } }
  static Node insert(Node r, int v) {
    if (r == null) return new Node(v);
    if (v < r.v) r.left = insert(r.left, v); else r.right = insert(r.right, v);
    return r;
  }
  static void walk(Node r) { if (r == null) return; walk(r.left); System.out.print(r.v + " "); walk(r.right); }
  static int height(Node r) { return r == null ? 0 : 1 + Math.max(height(r.left), height(r.right)); }
  public static void main(String[] args) {
    Node root = null;
    Scanner s = new Scanner(System.in);
    while (s.hasNextInt()) root = insert(root, s.nextInt());
    walk(root);
    System.out.println("| " + height(root));
  }
}
