package focus.judge.compiler;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where the top-level classes and their methods stand. */
final class Outline {
  private final SourcePositions positions;
  private final Source source;
  private final Map<String, Object> lines = new LinkedHashMap<>();

  Outline(JavacTask task, Source source) {
    positions = Trees.instance(task).getSourcePositions();
    this.source = source;
  }

  void read(CompilationUnitTree unit) {
    // The compiler gives the file in a wrapping of its own.
    if (!unit.getSourceFile().toUri().equals(source.toUri())) {
      return;
    }
    for (Tree declaration : unit.getTypeDecls()) {
      if (!(declaration instanceof ClassTree owner)) {
        continue;
      }
      String name = owner.getSimpleName().toString();
      note(name, unit, owner);
      for (Tree member : owner.getMembers()) {
        if (member instanceof MethodTree method) {
          note(name + "." + method.getName(), unit, method);
        }
      }
    }
  }

  private void note(String name, CompilationUnitTree unit, Tree tree) {
    lines.putIfAbsent(name, source.line(positions.getStartPosition(unit, tree)));
  }

  /** By {@code Class} and {@code Class.method}. */
  Map<String, Object> lines() {
    return lines;
  }
}
