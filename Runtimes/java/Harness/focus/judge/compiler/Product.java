package focus.judge.compiler;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;

/** Keeps what the compiler writes. */
final class Product extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, ByteArrayOutputStream> classes = new LinkedHashMap<>();

  Product(JavaFileManager files) {
    super(files);
  }

  /** The classes' bytes in Base64, by name. */
  Map<String, Object> classes() {
    Map<String, Object> texts = new LinkedHashMap<>();
    classes.forEach((name, bytes) -> {
      if (!name.equals(Order.CALL)) {
        texts.put(name, Base64.getEncoder().encodeToString(bytes.toByteArray()));
      }
    });
    return texts;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
    var bytes = new ByteArrayOutputStream();
    classes.put(name, bytes);
    return new SimpleJavaFileObject(URI.create("focus:///" + name.hashCode() + ".class"), kind) {
      @Override
      public OutputStream openOutputStream() {
        return bytes;
      }
    };
  }

  /** Stays open for the next source. */
  @Override
  public void close() {}
}
