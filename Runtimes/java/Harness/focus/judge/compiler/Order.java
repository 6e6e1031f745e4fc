package focus.judge.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is to be compiled. */
record Order(Source source, List<Source> all, String node, boolean isCheckOnly) {
  /** Written before the learner's first line, on that line. */
  private static final String IMPORTS =
      "import java.util.*;import java.util.function.*;import java.util.stream.*;"
          + "import java.math.*;import java.io.*;";

  Order(Map<String, Object> fields) {
    this(new Source("Solution", IMPORTS, (String) fields.get("source")), new ArrayList<>(),
        (String) fields.get("node"), fields.get("check") == Boolean.TRUE);
    all.add(source);
    if (fields.get("host") instanceof String host) {
      all.add(new Source(host, "", (String) fields.get("stub")));
    }
  }
}
