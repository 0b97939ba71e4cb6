// out: static instance constructor
public class Main {
  static StringBuilder log = new StringBuilder();
  static { log.append("static "); }
  { log.append("instance "); }
  Main() { log.append("constructor"); }
  public static void main(String[] args) {
    new Main();
    System.out.println(log);
  }
}
