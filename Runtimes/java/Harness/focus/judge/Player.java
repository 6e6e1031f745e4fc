package focus.judge;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts cases to the learner's code. */
final class Player {
  /** A method with the types of its arguments and its answer. */
  private record Call(Method method, List<?> parameters, String returns) {}

  private final Map<String, Object> assignment;
  private final Nodes nodes;
  private final Codecs codecs;
  private final String name;
  private final Constructor<?> constructor;
  private final List<?> constructorTypes;
  private final Map<String, Call> calls = new HashMap<>();
  /** The last answer, where the judge may look at it a second time. */
  private Object answer;

  Player(Map<String, Object> assignment, ClassLoader loader, Map<String, Object> lines) {
    this.assignment = assignment;
    nodes = new Nodes(loader);
    codecs = new Codecs(nodes);
    boolean isFunction = assignment.get("kind").equals("function");
    String declaration = (String) assignment.get("declaration");
    name = (String) assignment.get("name");
    var solution =
        new Solution(isFunction ? "Solution" : name, loader, codecs, lines, declaration);
    if (isFunction) {
      var types = list("parameters").stream().filter(one -> field(one, "joins") == null)
          .map(one -> field(one, "type")).toList();
      constructorTypes = List.of();
      var method = solution.method(name, types);
      calls.put(name, new Call(method, types, (String) assignment.get("answer")));
    } else {
      constructorTypes = list("constructor");
      for (var entry : ((Map<?, ?>) assignment.get("methods")).entrySet()) {
        var types = (List<?>) field(entry.getValue(), "parameters");
        var method = solution.method((String) entry.getKey(), types);
        var returns = (String) field(entry.getValue(), "returns");
        calls.put((String) entry.getKey(), new Call(method, types, returns));
      }
    }
    constructor = solution.constructor(constructorTypes);
  }

  private List<?> list(String key) {
    return (List<?>) assignment.get(key);
  }

  private static Object field(Object map, String key) {
    return ((Map<?, ?>) map).get(key);
  }

  /** Writes the answer of one case. */
  void play(byte[] message, Writer out) throws Throwable {
    var in = new Reader(message);
    if (in.peek() == '{' && Boolean.TRUE.equals(assignment.get("shared"))) {
      lookAgain(in, out);
      return;
    }
    nodes.forget();
    try {
      switch ((String) assignment.get("kind")) {
        case "function" -> function(in, out);
        case "design" -> design(message, out);
        default -> roundTrip(message, out);
      }
    } catch (InvocationTargetException error) {
      throw error.getCause();
    }
  }

  private void function(Reader in, Writer out) throws ReflectiveOperationException {
    Call call = calls.get(name);
    Type[] targets = call.method.getGenericParameterTypes();
    var arguments = new Object[targets.length];
    int count = 0;
    boolean isFirst = true;
    var places = new HashMap<Object, Map<Long, Object>>();
    for (Object parameter : list("parameters")) {
      in.hasNext(isFirst);
      isFirst = false;
      if (field(parameter, "joins") instanceof Long target) {
        nodes.join(arguments[target.intValue()], in.integer());
      } else if (field(parameter, "within") instanceof Long tree) {
        if (!places.containsKey(tree)) {
          places.put(tree, nodes.places(arguments[tree.intValue()]));
        }
        arguments[count] = places.get(tree).get(in.integer());
        count++;
      } else {
        arguments[count] =
            codecs.read(in, (String) field(parameter, "type"), targets[count]);
        count++;
      }
    }
    Object answer = call.method.invoke(constructor.newInstance(), arguments);
    if (assignment.get("inPlace") instanceof Long place) {
      answer = arguments[place.intValue()];
    }
    if (assignment.get("tells") instanceof Long tree) {
      nodes.tell(out, places.get(tree), answer);
    } else if (assignment.get("shared").equals(true)) {
      this.answer = answer;
      out.raw("{\"value\":");
      codecs.write(out, call.returns, answer);
      out.raw(",\"shared\":").integer(nodes.shared()).raw("}");
    } else {
      codecs.write(out, call.returns, answer);
    }
  }

  /** {@code {"again":input}}: gives the input that form and writes both, it and the answer. */
  private void lookAgain(Reader in, Writer out) {
    in.skip('{');
    in.string();
    in.skip(':');
    nodes.lookAgain();
    String type = calls.get(name).returns;
    Object input = nodes.read(in, type);
    out.open();
    nodes.write(out.separate(), type, input);
    nodes.write(out.separate(), type, answer);
    out.close();
  }

  /** A case is {@code [names, argument lists]}. */
  private void design(byte[] message, Writer out) throws ReflectiveOperationException {
    var names = new Reader(message);
    var in = new Reader(message);
    names.skip('[');
    in.skip('[');
    in.value();
    in.skip(',');
    Object made = null;
    boolean isFirst = true;
    out.open();
    while (names.hasNext(isFirst)) {
      in.hasNext(isFirst);
      isFirst = false;
      String called = names.string();
      out.separate();
      if (called.equals(name)) {
        made = construct(in);
        out.raw("null");
      } else {
        call(calls.get(called), made, in, out);
      }
    }
    out.close();
  }

  /** A case is {@code {"arguments":[…],"call":"name"}}. */
  private void roundTrip(byte[] message, Writer out) throws ReflectiveOperationException {
    String called = (String) new Reader(message).object().get("call");
    var in = new Reader(message);
    in.skip('{');
    in.string();
    in.skip(':');
    Call half = calls.get(called);
    var arguments = readAll(in, half.parameters, half.method.getGenericParameterTypes());
    Object answer = half.method.invoke(constructor.newInstance(), arguments);
    if (answer == null && half.returns.equals("string")) {
      // As LeetCode has it, nothing is handed on too.
      out.raw("null");
    } else {
      codecs.write(out, half.returns, answer);
    }
  }

  private Object construct(Reader in) throws ReflectiveOperationException {
    return constructor.newInstance(
        readAll(in, constructorTypes, constructor.getGenericParameterTypes()));
  }

  private void call(Call call, Object made, Reader in, Writer out)
      throws ReflectiveOperationException {
    var arguments = readAll(in, call.parameters, call.method.getGenericParameterTypes());
    codecs.write(out, call.returns, call.method.invoke(made, arguments));
  }

  private Object[] readAll(Reader in, List<?> types, Type[] targets) {
    var arguments = new Object[types.size()];
    for (int index = 0; in.hasNext(index == 0); index++) {
      arguments[index] = codecs.read(in, (String) types.get(index), targets[index]);
    }
    return arguments;
  }
}
