package focus.judge.compiler;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds to the compiler's words what a learner can do: a name that a newer Java has, a library. */
final class Advice {
  /** What came with a version, on which types, and what does the same before. */
  private record Newer(int since, String types, String instead) {}

  private static final int VERSION = Runtime.version().feature();
  private static final String LISTS = "List|ArrayList|Vector|Stack|Collection";
  private static final String SEQUENCES =
      LISTS + "|LinkedHashSet|SortedSet|NavigableSet|TreeSet|Deque|ArrayDeque|LinkedList";
  private static final String MAPS = "Map|HashMap|LinkedHashMap|SortedMap|TreeMap";

  private static final Map<String, List<Newer>> NEWER = Map.ofEntries(
      newer("getFirst", 21, SEQUENCES, "use `get(0)` on a list, `iterator().next()` on a set"),
      newer("getLast", 21, SEQUENCES, "use `list.get(list.size() - 1)`"),
      newer("removeFirst", 21, SEQUENCES, "use `list.remove(0)`"),
      newer("removeLast", 21, SEQUENCES, "use `list.remove(list.size() - 1)`"),
      newer("addFirst", 21, SEQUENCES, "use `list.add(0, value)`"),
      newer("addLast", 21, SEQUENCES, "use `list.add(value)`"),
      newer("reversed", 21, SEQUENCES + "|" + MAPS,
          "use `Collections.reverse(list)`, or a loop from the end"),
      newer("firstEntry", 21, MAPS, "use `map.entrySet().iterator().next()`"),
      newer("lastEntry", 21, MAPS, "use a TreeMap, or remember the last key"),
      newer("pollFirstEntry", 21, MAPS, "use the iterator of `map.entrySet()`"),
      newer("pollLastEntry", 21, MAPS, "use a TreeMap, or remember the last key"),
      newer("putFirst", 21, MAPS, "use an ArrayDeque of keys beside the map"),
      newer("putLast", 21, MAPS, "use `remove` and `put`"),
      newer("clamp", 21, "Math|StrictMath", "use `Math.max(low, Math.min(value, high))`"),
      newer("ceilDiv", 18, "Math|StrictMath", "use `(a + b - 1) / b`"),
      newer("ceilMod", 18, "Math|StrictMath", "use `a - b * ((a + b - 1) / b)`"),
      newer("TAU", 19, "Math|StrictMath", "use `2 * Math.PI`"),
      newer("repeat", 21, "StringBuilder|StringBuffer", "use `append(\"x\".repeat(count))`"),
      newer("indexOf", 21, "String", "use `indexOf(text, from)`"),
      newer("splitWithDelimiters", 21, "String|Pattern", "use a Matcher"),
      newer("newHashMap", 19, "HashMap", "use `new HashMap<>()`"),
      newer("newHashSet", 19, "HashSet", "use `new HashSet<>()`"),
      newer("isEmoji", 21, "Character", "use `Character.getType`"),
      newer("gather", 24, "Stream|IntStream", "use a loop"),
      newer("newVirtualThreadPerTaskExecutor", 21, "Executors", "use `newCachedThreadPool()`"),
      newer("newThreadPerTaskExecutor", 21, "Executors", "use `newCachedThreadPool()`"),
      newer("ofVirtual", 21, "Thread", "use `new Thread(task)`"),
      newer("startVirtualThread", 21, "Thread", "use `new Thread(task).start()`"),
      newer("sequencedKeySet", 21, "LinkedHashMap", "use `keySet()`"),
      newer("sequencedValues", 21, "LinkedHashMap", "use `values()`"),
      newer("sequencedEntrySet", 21, "LinkedHashMap", "use `entrySet()`"),
      newer("unsignedMultiplyHigh", 18, "Math|StrictMath", "use BigInteger"),
      newer("SequencedCollection", 21, "Solution", "use List or Deque"),
      newer("SequencedSet", 21, "Solution", "use LinkedHashSet"),
      newer("SequencedMap", 21, "Solution", "use LinkedHashMap"),
      newer("Gatherers", 24, "Solution", "use a loop"),
      newer("IO", 25, "Solution", "use `System.out.println`"));

  private static final Pattern SYMBOL =
      Pattern.compile("cannot find symbol; symbol: (method|variable|class) (\\w+)(.*)");
  private static final Pattern PREVIEW =
      Pattern.compile("(.*?) (?:is|are) a preview feature and (?:is|are) disabled by default.*");
  private static final Pattern RECORD_PATTERN =
      Pattern.compile("\\b(?:instanceof|case)\\s+[A-Z]\\w*(?:<.*>)?\\s*\\(");
  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+) does not exist");

  private Advice() {}

  private static Map.Entry<String, List<Newer>> newer(
      String name, int since, String types, String instead) {
    return Map.entry(name, List.of(new Newer(since, types, instead)));
  }

  /** The message with what to do, where that is known; `line` is the text it is about. */
  static String with(String message, String line) {
    if (VERSION < 21 && message.endsWith(" expected") && RECORD_PATTERN.matcher(line).find()) {
      return "a record pattern needs Java 21, and this machine has " + VERSION
          + ": take the parts by their names.";
    }
    return with(message);
  }

  private static String with(String message) {
    Matcher symbol = SYMBOL.matcher(message);
    if (symbol.matches()) {
      return message + newerName(symbol.group(1), symbol.group(2), symbol.group(3));
    }
    Matcher preview = PREVIEW.matcher(message);
    if (preview.matches()) {
      return preview.group(1) + " need a newer Java: this machine has " + VERSION
          + ", LeetCode has 21 or later. Write it with if and else.";
    }
    Matcher missing = PACKAGE.matcher(message);
    if (missing.matches()) {
      return message + ": Focus judges with Java's own library and javafx.util.Pair. "
          + "Write what you need from it yourself.";
    }
    if (message.contains("'_' is a keyword")) {
      return "a variable without a name (_) needs Java 22; this machine has " + VERSION
          + ": give it a name";
    }
    if (message.equals("'module' or 'open' expected")
        || message.equals("class, interface, enum, or record expected")) {
      return "this stands outside of any class: check the braces above it, or remove it";
    }
    return message;
  }

  private static String newerName(String kind, String name, String rest) {
    for (Newer newer : NEWER.getOrDefault(name, List.of())) {
      boolean isKnown = kind.equals("class")
          || Pattern.compile("location: .*\\b(" + newer.types + ")\\b").matcher(rest).find();
      if (isKnown && newer.since > VERSION) {
        return ". It needs Java " + newer.since + ", and this machine has " + VERSION + ": "
            + newer.instead + ".";
      }
    }
    return "";
  }
}
