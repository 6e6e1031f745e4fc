package focus.judge.compiler;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The machine's own compiler, kept warm. */
final class Compiler {
  private static final int MOST_DIAGNOSTICS = 50;
  private static final List<String> OPTIONS = List.of(
      "-proc:none", "-implicit:none", "-g", "-nowarn", "-Xlint:none",
      // A string's sum by a call site costs each process milliseconds to link.
      "-XDstringConcat=inline",
      // What the call of the signature lacks hides no mistake inside of a method.
      "-XDshould-stop.ifError=FLOW");

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final Map<String, StandardJavaFileManager> files = new LinkedHashMap<>();

  Compiler(Path prelude) throws IOException {
    for (String node : List.of("graph", "random")) {
      var manager = compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
      var folders = List.of(
          prelude.toFile(), new File(prelude.toFile(), node),
          new File(prelude.toFile(), "library"));
      manager.setLocation(StandardLocation.CLASS_PATH, folders);
      files.put(node, manager);
    }
  }

  /** Classes, diagnostics and the lines of what the learner declared. */
  Map<String, Object> compile(Order order) throws IOException {
    var found = new DiagnosticCollector<JavaFileObject>();
    var product = new Product(files.getOrDefault(order.node(), files.get("graph")));
    var task = (JavacTask) compiler.getTask(
        Writer.nullWriter(), product, found, OPTIONS, null, order.all());
    var outline = new Outline(task, order.source());
    task.parse().forEach(outline::read);
    task.analyze();
    var diagnostics = diagnostics(order, found.getDiagnostics());
    boolean isSound = found.getDiagnostics().stream()
        .noneMatch(one -> one.getKind() == Diagnostic.Kind.ERROR);
    if (isSound && !order.isCheckOnly()) {
      task.generate();
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("classes", product.classes());
    answer.put("diagnostics", diagnostics);
    answer.put("calls", calls(order.call(), found.getDiagnostics()));
    answer.put("lines", outline.lines());
    return answer;
  }

  private static List<Object> diagnostics(
      Order order, List<Diagnostic<? extends JavaFileObject>> found) {
    List<Object> diagnostics = new ArrayList<>();
    var source = order.source();
    for (var one : found) {
      boolean isOther = one.getKind() == Diagnostic.Kind.NOTE || one.getSource() == order.call();
      if (isOther || diagnostics.size() == MOST_DIAGNOSTICS) {
        continue;
      }
      boolean isError = one.getKind() == Diagnostic.Kind.ERROR;
      boolean isOwn = one.getSource() == source;
      diagnostics.add(Map.of(
          "line", isOwn ? source.line(one.getPosition()) : 1,
          "column", isOwn ? source.column(one.getPosition()) : 1,
          "severity", isError ? "error" : "warning", "message", message(one)));
    }
    long line = source.packageLine();
    if (line > 0) {
      diagnostics.add(Map.of(
          "line", line, "column", 1L, "severity", "warning", "message",
          "LeetCode doesn't take a package line: remove it before you submit there."));
    }
    return diagnostics;
  }

  /** What keeps the signature's call from the learner's code. */
  private static List<Object> calls(
      Source call, List<Diagnostic<? extends JavaFileObject>> found) {
    List<Object> calls = new ArrayList<>();
    for (var one : found) {
      if (one.getSource() == call && one.getKind() == Diagnostic.Kind.ERROR) {
        calls.add(Map.of("line", call.line(one.getPosition()), "message", plain(one)));
      }
    }
    return calls;
  }

  private static String message(Diagnostic<? extends JavaFileObject> diagnostic) {
    return Advice.with(plain(diagnostic), line(diagnostic));
  }

  /** The text of the line that a diagnostic is about. */
  private static String line(Diagnostic<? extends JavaFileObject> diagnostic) {
    try {
      return diagnostic.getSource().getCharContent(true).toString().lines()
          .skip(diagnostic.getLineNumber() - 1).findFirst().orElse("");
    } catch (IOException | RuntimeException error) {
      return "";
    }
  }

  /** On one line, and with the names of the standard classes as people write them. */
  private static String plain(Diagnostic<? extends JavaFileObject> diagnostic) {
    return diagnostic.getMessage(Locale.ENGLISH).replaceAll("\\bjava\\.(lang|util)\\.", "")
        .lines().map(line -> line.strip().replaceAll(" {2,}", " "))
        .collect(Collectors.joining("; "));
  }
}
