import java.util.*;

public class Main {
  static class Node {
    int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static Node reversed(Node head) {
    Node previous = null;
    while (head != null) {
      Node next = head.next;
      head.next = previous;
      previous = head;
      head = next;
    }
    return previous;
  }

  static Map<Integer, Long> memo = new HashMap<>();

  static long ways(int n) {
    if (n < 2) return 1;
    if (memo.containsKey(n)) return memo.get(n);
    long found = ways(n - 1) + ways(n - 2);
    memo.put(n, found);
    return found;
  }

  public static void main(String[] args) {
    Node list = null;
    for (int value = 4; value > 0; value--) list = new Node(value, list);
    list = reversed(list);
    System.out.println(list.value + " " + ways(6));
    PriorityQueue<Integer> heap = new PriorityQueue<>();
    for (int each : new int[] {7, 3, 5, 1}) heap.add(each);
    int[] cells = {10, 20, 30};
    int index = heap.peek() + 2;
    cells[index] = heap.size();
  }
}
