import java.net.URI;
import java.net.URISyntaxException;
import javax.tools.SimpleJavaFileObject;

/** A source that stands in no file. */
final class MemorySource extends SimpleJavaFileObject {
  private final String fileName;
  private final String text;

  MemorySource(String fileName, String text) {
    // The class file keeps the last part of it: stack traces name the file as javac's messages do.
    super(uriOf(fileName), Kind.SOURCE);
    this.fileName = fileName;
    this.text = text;
  }

  private static URI uriOf(String fileName) {
    try {
      return new URI("memory", null, "/" + fileName, null);
    } catch (URISyntaxException error) {
      throw new IllegalStateException(error);
    }
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }

  @Override
  public String getName() {
    return fileName;
  }

  @Override
  public boolean isNameCompatible(String simpleName, Kind kind) {
    return kind == Kind.SOURCE && fileName.equals(simpleName + ".java");
  }
}
