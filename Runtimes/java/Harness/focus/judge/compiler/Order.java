package focus.judge.compiler;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is to be compiled. */
record Order(Source source, Source call, List<Source> all, String node, boolean isCheckOnly) {
  /** Written before the learner's first line, on that line. */
  private static final String IMPORTS =
      "import java.util.*;import java.util.function.*;import java.util.stream.*;"
          + "import java.math.*;import java.io.*;import java.text.*;import java.time.*;"
          + "import java.util.regex.*;import java.util.concurrent.*;"
          + "import java.util.concurrent.atomic.*;import java.util.concurrent.locks.*;"
          + "import javafx.util.*;";

  /** The class that calls the learner's as the signature says; it is checked and thrown away. */
  static final String CALL = "FocusCall";

  Order(Map<String, Object> fields) {
    this(new Source("Solution", IMPORTS, (String) fields.get("source")),
        new Source(CALL, "", (String) fields.get("call")), new ArrayList<>(),
        (String) fields.get("node"), fields.get("check") == Boolean.TRUE);
    all.add(source);
    all.add(call);
    if (fields.get("host") instanceof String host) {
      all.add(new Source(host, "", (String) fields.get("stub")));
    }
  }
}
