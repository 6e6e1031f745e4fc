package focus.judge;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedList;

/** Turns JSON into what the learner's parameters are declared as, and answers into JSON. */
final class Codecs {
  private final Nodes nodes;

  Codecs(Nodes nodes) {
    this.nodes = nodes;
  }

  /** Whether a value of a signature's type can be given to a parameter of a Java type. */
  boolean fits(String type, Type target) {
    if (target == Object.class) {
      return true;
    }
    if (type.endsWith("[]")) {
      Type element = element(target);
      return element != null && fits(inner(type), element);
    }
    return switch (type) {
      case "int" -> isOneOf(target, int.class, Integer.class, long.class, Long.class)
          || isWide(target);
      case "long" -> isOneOf(target, long.class, Long.class) || isWide(target);
      case "double" -> isOneOf(target, double.class, Double.class);
      case "bool" -> isOneOf(target, boolean.class, Boolean.class);
      case "char" -> isOneOf(target, char.class, Character.class, String.class);
      case "string" -> isOneOf(target, String.class, CharSequence.class);
      default -> target == nodes.shape(type).type;
    };
  }

  /** Whether Java itself widens a whole number to it. */
  private static boolean isWide(Type target) {
    return isOneOf(target, float.class, double.class, Number.class);
  }

  private static boolean isOneOf(Type target, Type... types) {
    return Arrays.asList(types).contains(target);
  }

  private static String inner(String type) {
    return type.substring(0, type.length() - 2);
  }

  /** What an array or collection type holds; null for any other type. */
  private static Type element(Type target) {
    if (target instanceof Class<?> plain) {
      if (plain.isArray()) {
        return plain.getComponentType();
      }
      return Iterable.class.isAssignableFrom(plain) ? Object.class : null;
    }
    if (target instanceof GenericArrayType array) {
      return array.getGenericComponentType();
    }
    if (target instanceof ParameterizedType generic && element(generic.getRawType()) != null) {
      Type argument = generic.getActualTypeArguments()[0];
      return argument instanceof WildcardType wild ? wild.getUpperBounds()[0] : argument;
    }
    return null;
  }

  private static Class<?> raw(Type type) {
    if (type instanceof ParameterizedType generic) {
      return raw(generic.getRawType());
    }
    if (type instanceof GenericArrayType array) {
      return Array.newInstance(raw(array.getGenericComponentType()), 0).getClass();
    }
    return type instanceof Class<?> plain ? plain : Object.class;
  }

  // Reading

  Object read(Reader in, String type, Type target) {
    if (type.endsWith("[]")) {
      return in.takesNull() ? null : readMany(in, inner(type), target);
    }
    return switch (type) {
      case "int" -> isOneOf(target, long.class, Long.class) ? (Object) in.integer() : readInt(in);
      case "long" -> in.integer();
      case "double" -> in.real();
      case "bool" -> in.bool();
      case "char" -> readChar(in, target);
      case "string" -> in.takesNull() ? null : in.string();
      default -> nodes.read(in, type);
    };
  }

  private static int readInt(Reader in) {
    long value = in.integer();
    if ((int) value != value) {
      throw new IllegalArgumentException("The input " + value + " does not fit an int.");
    }
    return (int) value;
  }

  private static Object readChar(Reader in, Type target) {
    String text = in.string();
    if (target == String.class) {
      return text;
    }
    if (text.length() != 1) {
      throw new IllegalArgumentException("The input \"" + text + "\" does not fit a char.");
    }
    return text.charAt(0);
  }

  private Object readMany(Reader in, String element, Type target) {
    if (target == int[].class && element.equals("int")) {
      return readInts(in);
    }
    Type inside = element(target);
    Collection<Object> items = collection(raw(target));
    boolean isFirst = true;
    while (in.hasNext(isFirst)) {
      isFirst = false;
      items.add(read(in, element, inside == null ? Object.class : inside));
    }
    if (!raw(target).isArray()) {
      return items;
    }
    Object array = Array.newInstance(raw(inside), items.size());
    int index = 0;
    for (Object item : items) {
      Array.set(array, index++, item);
    }
    return array;
  }

  private static int[] readInts(Reader in) {
    int[] items = new int[16];
    int count = 0;
    while (in.hasNext(count == 0)) {
      if (count == items.length) {
        items = Arrays.copyOf(items, count * 2);
      }
      items[count++] = readInt(in);
    }
    return Arrays.copyOf(items, count);
  }

  /** An empty collection that a parameter of this class can take. */
  private static Collection<Object> collection(Class<?> target) {
    if (target.isAssignableFrom(ArrayList.class) || target.isArray()) {
      return new ArrayList<>();
    }
    if (target.isAssignableFrom(LinkedList.class)) {
      return new LinkedList<>();
    }
    return target.isAssignableFrom(HashSet.class) ? new HashSet<>() : new ArrayDeque<>();
  }

  // Writing

  void write(Writer out, String type, Object answer) {
    if (type.endsWith("[]")) {
      writeMany(out, inner(type), answer);
      return;
    }
    switch (type) {
      case "void" -> out.raw("null");
      case "int", "long" -> out.integer(whole(answer));
      case "double" -> {
        if (!(answer instanceof Number number)) {
          throw Unreadable.mismatch("a number", answer);
        }
        out.real(number.doubleValue());
      }
      case "bool" -> {
        if (!(answer instanceof Boolean flag)) {
          throw Unreadable.mismatch("a boolean", answer);
        }
        out.bool(flag);
      }
      case "char", "string" -> out.string(text(type, answer));
      default -> nodes.write(out, type, answer);
    }
  }

  private static long whole(Object answer) {
    if (answer instanceof BigInteger big && big.bitLength() < 64) {
      return big.longValue();
    }
    if (answer instanceof Integer || answer instanceof Long || answer instanceof Short
        || answer instanceof Byte) {
      return ((Number) answer).longValue();
    }
    throw Unreadable.mismatch("an integer", answer);
  }

  private static String text(String type, Object answer) {
    boolean isChar = type.equals("char") && answer instanceof Character;
    if (!isChar && !(answer instanceof String)) {
      throw Unreadable.mismatch(type.equals("char") ? "a character" : "a string", answer);
    }
    String text = answer.toString();
    for (int index = 0; index < text.length(); index++) {
      if (!Character.isSurrogate(text.charAt(index))) {
        continue;
      }
      if (!Character.isSupplementaryCodePoint(text.codePointAt(index++))) {
        throw new Unreadable("The answer holds text that is not valid Unicode.");
      }
    }
    return text;
  }

  private void writeMany(Writer out, String element, Object answer) {
    out.open();
    if (answer instanceof int[] numbers && (element.equals("int") || element.equals("long"))) {
      for (int number : numbers) {
        out.separate().integer(number);
      }
    } else if (answer instanceof Iterable<?> items) {
      for (Object item : items) {
        write(out.separate(), element, item);
      }
    } else if (answer != null && answer.getClass().isArray()) {
      int length = Array.getLength(answer);
      for (int index = 0; index < length; index++) {
        write(out.separate(), element, Array.get(answer, index));
      }
    } else {
      throw Unreadable.mismatch("an array or a list", answer);
    }
    out.close();
  }
}
