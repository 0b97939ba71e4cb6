// out: judged
public class Main {
  public static void main(String[] args) {
    System.out.println(System.getenv("ONLINE_JUDGE") == null ? "at home" : "judged");
  }
}
