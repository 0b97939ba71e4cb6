// in: xyz
// out: abc 3 true
public class Main {
  public static void main(String[] args) {
    String s = new java.util.Scanner(System.in).next();
    StringBuilder b = new StringBuilder();
    for (char c : s.toCharArray()) b.append((char) ((c - 'a' + 3) % 26 + 'a'));
    int[] count = new int[26];
    for (int i = 0; i < s.length(); i++) count[s.charAt(i) - 'a']++;
    System.out.println(b + " " + java.util.Arrays.stream(count).sum() + " " + Character.isLetter('q'));
  }
}
