package focus.judge;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The learner's class: what the cases call of it. */
final class Solution {
  /** The learner's code does not fit the signature. */
  static final class Misfit extends RuntimeException {
    private static final long serialVersionUID = 1;
    final int line;

    Misfit(String message, int line) {
      super(message);
      this.line = line;
    }
  }

  private static final List<Class<?>> PRIMITIVES =
      List.of(boolean.class, char.class, int.class, long.class, float.class, double.class);

  private final Class<?> type;
  private final Codecs codecs;
  private final Map<String, Object> lines;
  private final String declaration;

  /** {@code lines} tells where classes and methods stand in the source. */
  Solution(
      String name, ClassLoader loader, Codecs codecs, Map<String, Object> lines,
      String declaration) {
    this.codecs = codecs;
    this.lines = lines;
    this.declaration = declaration == null ? "" : " with `" + declaration + "`";
    try {
      type = Class.forName(name, true, loader);
    } catch (ClassNotFoundException error) {
      var found = new TreeSet<String>();
      for (String key : lines.keySet()) {
        found.add(key.split("\\.")[0]);
      }
      String others = found.isEmpty() ? "no class was found" : "found " + String.join(", ", found);
      throw new Misfit(
          "Your code must define class " + name + this.declaration + "; " + others + ".", 1);
    }
  }

  /** The method of this name that takes arguments of these types. */
  Method method(String name, List<?> types) {
    List<Method> candidates = new ArrayList<>();
    for (Class<?> owner = type; owner != null && owner != Object.class;
        owner = owner.getSuperclass()) {
      for (Method method : owner.getDeclaredMethods()) {
        if (method.getName().equals(name) && !method.isBridge()) {
          candidates.add(method);
        }
      }
    }
    Method best = null;
    for (Method method : candidates) {
      if (takes(method, types) && (best == null || isNearer(method, best))) {
        best = method;
      }
    }
    if (best == null) {
      throw misfit(name, types, candidates.isEmpty());
    }
    best.setAccessible(true);
    return best;
  }

  /** The constructor that takes arguments of these types. */
  Constructor<?> constructor(List<?> types) {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (takes(constructor, types)) {
        constructor.setAccessible(true);
        return constructor;
      }
    }
    throw misfit("a constructor", types, false);
  }

  /** Whether a call means this one of two overloads: no parameter is wider, and one is narrower. */
  private static boolean isNearer(Executable one, Executable other) {
    boolean isNarrower = false;
    for (int index = 0; index < one.getParameterCount(); index++) {
      Class<?> mine = one.getParameterTypes()[index];
      Class<?> theirs = other.getParameterTypes()[index];
      if (mine != theirs) {
        if (isWider(mine, theirs)) {
          return false;
        }
        isNarrower = true;
      }
    }
    return isNarrower;
  }

  /** Primitive types come first, the narrower ones before the wider, then classes by inheritance. */
  private static boolean isWider(Class<?> mine, Class<?> theirs) {
    if (mine.isPrimitive() != theirs.isPrimitive()) {
      return theirs.isPrimitive();
    }
    return mine.isPrimitive()
        ? PRIMITIVES.indexOf(mine) > PRIMITIVES.indexOf(theirs) : mine.isAssignableFrom(theirs);
  }

  private boolean takes(Executable executable, List<?> types) {
    var parameters = executable.getGenericParameterTypes();
    if (parameters.length != types.size()) {
      return false;
    }
    for (int index = 0; index < parameters.length; index++) {
      if (!codecs.fits((String) types.get(index), parameters[index])) {
        return false;
      }
    }
    return true;
  }

  private Misfit misfit(String member, List<?> types, boolean isMissing) {
    String name = type.getSimpleName();
    Object line = lines.getOrDefault(name + "." + member, lines.getOrDefault(name, 1L));
    List<String> spelled = new ArrayList<>();
    for (Object one : types) {
      spelled.add(((String) one).replace("bool", "boolean").replace("string", "String"));
    }
    String wanted = declaration.isEmpty()
        ? " " + member + "(" + String.join(", ", spelled) + ")" : declaration;
    String reason = isMissing ? "it has no such method" : "what stands here takes other arguments";
    return new Misfit(
        "Class " + name + " must offer" + wanted.replace(" with", "") + "; " + reason + ".",
        ((Long) line).intValue());
  }

  Class<?> type() {
    return type;
  }
}
