// out: 1,234,567 3.14 00042 2.50E+03 [  x] [x  ]
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
public class Main {
  public static void main(String[] args) {
    Locale.setDefault(Locale.US);
    DecimalFormat f = new DecimalFormat("#.##", new DecimalFormatSymbols(Locale.ENGLISH));
    System.out.println(String.format("%,d", 1234567) + " " + f.format(3.14159) + " " + String.format("%05d", 42) + " "
        + String.format("%.2E", 2500.0) + " " + String.format("[%3s] [%-3s]", "x", "x"));
  }
}
