package focus.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The node classes that stand beside the learner's, as bytes. */
final class Prelude {
  private static final String PAIR = "library/javafx/util/Pair.class";

  private final Map<String, byte[]> common = new HashMap<>();
  private final byte[] graph;
  private final byte[] random;
  private final byte[] rehearsal;

  Prelude(Path folder) throws IOException {
    for (String name : new String[] {"ListNode", "TreeNode", "Interval"}) {
      common.put(name, Files.readAllBytes(folder.resolve(name + ".class")));
    }
    common.put("javafx.util.Pair", Files.readAllBytes(folder.resolve(PAIR)));
    graph = Files.readAllBytes(folder.resolve("graph/Node.class"));
    random = Files.readAllBytes(folder.resolve("random/Node.class"));
    rehearsal = Files.readAllBytes(folder.resolve("rehearsal/Solution.class"));
  }

  Map<String, byte[]> classes(Map<String, Object> assignment) {
    Map<String, byte[]> classes = new HashMap<>(common);
    classes.put("Node", assignment.toString().contains("RandomNode") ? random : graph);
    return classes;
  }

  byte[] rehearsal() {
    return rehearsal;
  }
}
