package focus.judge;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads and writes lists, trees and graphs of the learner's node classes. */
final class Nodes {
  private static final String CIRCLE = "The answer is a linked list that goes in a circle.";

  /** A node class: its constructor and its fields. */
  static final class Shape {
    final Class<?> type;
    private final Constructor<?> maker;
    private final Field value;

    Shape(Class<?> type) throws ReflectiveOperationException {
      this.type = type;
      maker = maker(type);
      maker.setAccessible(true);
      value = field(type.getSimpleName().equals("Interval") ? "start" : "val");
    }

    private static Constructor<?> maker(Class<?> type) throws NoSuchMethodException {
      for (Class<?>[] parameters : new Class<?>[][] {{int.class}, {int.class, int.class}}) {
        try {
          return type.getDeclaredConstructor(parameters);
        } catch (NoSuchMethodException none) {
          // Another one may be there.
        }
      }
      return type.getDeclaredConstructor();
    }

    /** An interval. */
    Object makePair(int start, int end) throws ReflectiveOperationException {
      if (maker.getParameterCount() == 2) {
        return maker.newInstance(start, end);
      }
      Object made = maker.getParameterCount() == 1 ? maker.newInstance(start) : maker.newInstance();
      value.setInt(made, start);
      field("end").setInt(made, end);
      return made;
    }

    Field field(String name) throws NoSuchFieldException {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    }

    Object make(long number) throws ReflectiveOperationException {
      int small = Math.toIntExact(number);
      if (maker.getParameterCount() == 1) {
        return maker.newInstance(small);
      }
      Object made = maker.newInstance();
      value.setInt(made, small);
      return made;
    }

    void setValue(Object node, long number) throws IllegalAccessException {
      value.setInt(node, Math.toIntExact(number));
    }

    int value(Object node) throws IllegalAccessException {
      return value.getInt(node);
    }
  }

  private final ClassLoader loader;
  private final Map<String, Shape> shapes = new HashMap<>();
  /** The nodes of the case's input. */
  private Set<Object> originals = identities();
  private List<Object> inputs = new ArrayList<>();
  private boolean isAgain;
  private int shared;

  /** The loader gives the learner's own node classes, or the prelude's. */
  Nodes(ClassLoader loader) {
    this.loader = loader;
  }

  private static Set<Object> identities() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** Begins a case: no node of an input is known yet. */
  void forget() {
    originals = identities();
    inputs = new ArrayList<>();
    isAgain = false;
    shared = 0;
  }

  /** Begins the judge's second look: the input's nodes take on another form. */
  void lookAgain() {
    isAgain = true;
  }

  /** A node of the input: a new one, or at a second look the one that stands there. */
  private Object inputNode(Shape shape, long number, int index)
      throws ReflectiveOperationException {
    if (isAgain) {
      shape.setValue(inputs.get(index), number);
      return inputs.get(index);
    }
    Object node = shape.make(number);
    originals.add(node);
    inputs.add(node);
    return node;
  }

  /** How many of the input's nodes are part of the answer. */
  int shared() {
    return shared;
  }

  Shape shape(String type) {
    return shapes.computeIfAbsent(type, this::find);
  }

  private Shape find(String type) {
    String name = type.equals("GraphNode") || type.equals("RandomNode") ? "Node" : type;
    try {
      return new Shape(Class.forName(name, true, loader));
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException("The class " + name + " lacks what LeetCode's has.", error);
    }
  }

  Object read(Reader in, String type) {
    if (in.takesNull()) {
      return null;
    }
    try {
      return switch (type) {
        case "ListNode" -> readList(in, shape(type));
        case "TreeNode" -> readTree(in, shape(type));
        case "GraphNode" -> readGraph(in, shape(type));
        case "Interval" -> readInterval(in, shape(type));
        default -> readRandom(in, shape(type));
      };
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException("A node cannot be made.", error);
    }
  }

  void write(Writer out, String type, Object answer) {
    try {
      switch (type) {
        case "ListNode" -> writeList(out, shape(type), answer);
        case "TreeNode" -> writeTree(out, shape(type), answer);
        case "GraphNode" -> writeGraph(out, shape(type), answer);
        case "Interval" -> writeInterval(out, shape(type), answer);
        default -> writeRandom(out, shape(type), answer);
      }
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException("A node cannot be read.", error);
    }
  }

  private static Object readInterval(Reader in, Shape shape) throws ReflectiveOperationException {
    in.skip('[');
    int start = Math.toIntExact(in.integer());
    in.skip(',');
    int end = Math.toIntExact(in.integer());
    in.skip(']');
    return shape.makePair(start, end);
  }

  private static void writeInterval(Writer out, Shape shape, Object answer)
      throws ReflectiveOperationException {
    if (!shape.type.isInstance(answer)) {
      throw Unreadable.mismatch("an Interval", answer);
    }
    out.open();
    out.integer(shape.value(answer));
    out.separate().integer(shape.field("end").getInt(answer));
    out.close();
  }

  private static Object readList(Reader in, Shape shape) throws ReflectiveOperationException {
    Field next = shape.field("next");
    Object head = null;
    Object last = null;
    while (in.hasNext(last == null)) {
      Object node = shape.make(in.integer());
      if (last == null) {
        head = node;
      } else {
        next.set(last, node);
      }
      last = node;
    }
    return head;
  }

  /** Joins a list's last node to the one at an index; a negative index leaves it open. */
  void join(Object head, long position) throws ReflectiveOperationException {
    if (head == null || position < 0) {
      return;
    }
    Field next = shape("ListNode").field("next");
    Object last = head;
    Object target = head;
    for (long index = 1; next.get(last) != null; index++) {
      last = next.get(last);
      target = index == position ? last : target;
    }
    next.set(last, target);
  }

  private static Object readTree(Reader in, Shape shape) throws ReflectiveOperationException {
    Field[] sides = {shape.field("left"), shape.field("right")};
    List<Object> nodes = new ArrayList<>();
    for (int index = 0; in.hasNext(index == 0); index++) {
      if (in.takesNull()) {
        continue;
      }
      Object node = shape.make(in.integer());
      if (index > 0) {
        sides[(index + 1) % 2].set(nodes.get((index - 1) / 2), node);
      }
      nodes.add(node);
    }
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  /** The nodes of a tree with distinct values, by value. */
  Map<Long, Object> places(Object root) throws ReflectiveOperationException {
    Shape shape = shape("TreeNode");
    Field[] sides = {shape.field("left"), shape.field("right")};
    var places = new HashMap<Long, Object>();
    List<Object> rest = new ArrayList<>();
    rest.add(root);
    while (!rest.isEmpty()) {
      Object node = rest.remove(rest.size() - 1);
      if (node != null) {
        places.put((long) shape.value(node), node);
        rest.add(sides[0].get(node));
        rest.add(sides[1].get(node));
      }
    }
    return places;
  }

  /** Tells a node of a tree by its value, any other by all that hangs on it. */
  void tell(Writer out, Map<Long, Object> places, Object answer) {
    if (answer == null) {
      out.raw("null");
      return;
    }
    for (var place : places.entrySet()) {
      if (place.getValue() == answer) {
        out.integer(place.getKey());
        return;
      }
    }
    write(out, "TreeNode", answer);
  }

  private Object readGraph(Reader in, Shape shape) throws ReflectiveOperationException {
    List<List<Integer>> numbers = new ArrayList<>();
    while (in.hasNext(numbers.isEmpty())) {
      List<Integer> row = new ArrayList<>();
      while (in.hasNext(row.isEmpty())) {
        row.add((int) in.integer());
      }
      numbers.add(row);
    }
    List<Object> nodes = new ArrayList<>();
    for (int index = 0; index < numbers.size(); index++) {
      nodes.add(inputNode(shape, index + 1, index));
    }
    Field neighbors = shape.field("neighbors");
    for (int index = 0; index < nodes.size(); index++) {
      List<Object> row = new ArrayList<>();
      for (int number : numbers.get(index)) {
        row.add(nodes.get(number - 1));
      }
      neighbors.set(nodes.get(index), row);
    }
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  private Object readRandom(Reader in, Shape shape) throws ReflectiveOperationException {
    List<Object> nodes = new ArrayList<>();
    List<Integer> targets = new ArrayList<>();
    while (in.hasNext(nodes.isEmpty())) {
      in.skip('[');
      nodes.add(inputNode(shape, in.integer(), nodes.size()));
      in.skip(',');
      targets.add(in.takesNull() ? null : (Integer) (int) in.integer());
      in.skip(']');
    }
    Field next = shape.field("next");
    Field random = shape.field("random");
    for (int index = 0; index < nodes.size(); index++) {
      Integer target = targets.get(index);
      next.set(nodes.get(index), index + 1 < nodes.size() ? nodes.get(index + 1) : null);
      random.set(nodes.get(index), target == null ? null : nodes.get(target));
    }
    return nodes.isEmpty() ? null : nodes.get(0);
  }

  private static void writeList(Writer out, Shape shape, Object head)
      throws ReflectiveOperationException {
    Field next = shape.field("next");
    Object slow = head;
    boolean isEven = false;
    out.open();
    for (Object node = head; node != null; isEven = !isEven) {
      out.separate().integer(shape.value(node));
      node = next.get(node);
      slow = isEven ? next.get(slow) : slow;
      if (node != null && node == slow) {
        throw new Unreadable(CIRCLE);
      }
    }
    out.close();
  }

  private static void writeTree(Writer out, Shape shape, Object root)
      throws ReflectiveOperationException {
    Field left = shape.field("left");
    Field right = shape.field("right");
    Set<Object> seen = identities();
    List<Object> level = new ArrayList<>();
    level.add(root);
    int waitingNulls = 0;
    out.open();
    while (!level.isEmpty()) {
      List<Object> below = new ArrayList<>();
      for (Object node : level) {
        if (node == null) {
          waitingNulls++;
          continue;
        }
        if (!seen.add(node)) {
          throw new Unreadable("The answer is no tree: one of its nodes has two parents.");
        }
        for (; waitingNulls > 0; waitingNulls--) {
          out.separate().raw("null");
        }
        out.separate().integer(shape.value(node));
        below.add(left.get(node));
        below.add(right.get(node));
      }
      level = below;
    }
    out.close();
  }

  private void writeGraph(Writer out, Shape shape, Object start)
      throws ReflectiveOperationException {
    Field neighbors = shape.field("neighbors");
    List<Object> nodes = new ArrayList<>();
    Map<Object, List<?>> rows = new IdentityHashMap<>();
    Set<Object> seen = identities();
    if (start != null && seen.add(start)) {
      nodes.add(start);
    }
    for (int index = 0; index < nodes.size(); index++) {
      if (!(neighbors.get(nodes.get(index)) instanceof Iterable<?> found)) {
        throw new Unreadable("A node of the answer has no neighbors, not even an empty list.");
      }
      List<Object> row = new ArrayList<>();
      for (Object neighbor : found) {
        if (!shape.type.isInstance(neighbor)) {
          throw new Unreadable("A node of the answer has null among its neighbors.");
        }
        row.add(neighbor);
        if (seen.add(neighbor)) {
          nodes.add(neighbor);
        }
      }
      rows.put(nodes.get(index), row);
    }
    List<Object> inOrder = new ArrayList<>(Collections.nCopies(nodes.size(), null));
    for (Object node : nodes) {
      int number = shape.value(node);
      if (number < 1 || number > nodes.size() || inOrder.set(number - 1, node) != null) {
        throw new Unreadable(
            "The answer's nodes are not numbered from 1 to " + nodes.size() + ".");
      }
      inspect(node);
    }
    out.open();
    for (Object node : inOrder) {
      out.separate().open();
      for (Object neighbor : rows.get(node)) {
        out.separate().integer(shape.value(neighbor));
      }
      out.close();
    }
    out.close();
  }

  private void writeRandom(Writer out, Shape shape, Object head)
      throws ReflectiveOperationException {
    Field next = shape.field("next");
    Field random = shape.field("random");
    Map<Object, Integer> positions = new IdentityHashMap<>();
    List<Object> nodes = new ArrayList<>();
    for (Object node = head; node != null; node = next.get(node)) {
      if (positions.putIfAbsent(node, nodes.size()) != null) {
        throw new Unreadable(CIRCLE);
      }
      nodes.add(node);
      inspect(node);
    }
    out.open();
    for (Object node : nodes) {
      Object target = random.get(node);
      Integer place = target == null ? null : positions.get(target);
      if (target != null && place == null) {
        inspect(target);
        if (shared == 0) {
          throw new Unreadable("A random pointer of the answer leads out of the list.");
        }
      }
      out.separate().open().integer(shape.value(node)).separate();
      out.raw(String.valueOf(place)).close();
    }
    out.close();
  }

  private void inspect(Object node) {
    if (originals.contains(node)) {
      shared++;
    }
  }
}
