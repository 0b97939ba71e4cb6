import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/** Reads the JDK's own classes and nothing else; keeps what is written. */
final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private static final Set<StandardLocation> HIDDEN =
      Set.of(StandardLocation.CLASS_PATH, StandardLocation.SOURCE_PATH, StandardLocation.MODULE_PATH);

  final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

  MemoryFiles(JavaFileManager files) {
    super(files);
  }

  @Override
  public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    return HIDDEN.contains(location) ? List.of() : super.list(location, packageName, kinds, recurse);
  }

  @Override
  public boolean hasLocation(Location location) {
    return !HIDDEN.contains(location) && super.hasLocation(location);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
    String path = className.replace('.', '/') + kind.extension;
    return new SimpleJavaFileObject(URI.create("memory:///Output.class"), kind) {
      @Override
      public OutputStream openOutputStream() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        classes.put(path, bytes);
        return bytes;
      }
    };
  }
}
