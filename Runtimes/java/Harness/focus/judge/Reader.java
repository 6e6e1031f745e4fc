package focus.judge;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON that the judge sends: trusted, compact, in UTF-8. */
public final class Reader {
  private final byte[] bytes;
  private int position;

  public Reader(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The byte that stands next, without taking it. */
  public char peek() {
    return (char) bytes[position];
  }

  public void skip(char character) {
    if (bytes[position] != character) {
      throw new IllegalStateException("The judge's message is malformed.");
    }
    position++;
  }

  /** Takes {@code null} if it stands here. */
  public boolean takesNull() {
    if (peek() != 'n') {
      return false;
    }
    position += 4;
    return true;
  }

  /** Takes {@code [} or {@code ,} before an element, or the bracket after the last. */
  public boolean hasNext(boolean isFirst) {
    if (isFirst) {
      position++;
    }
    if (peek() == ']' || peek() == '}') {
      position++;
      return false;
    }
    if (!isFirst) {
      skip(',');
    }
    return true;
  }

  public boolean bool() {
    boolean isTrue = peek() == 't';
    position += isTrue ? 4 : 5;
    return isTrue;
  }

  /** An integer of at most 64 bits. */
  public long integer() {
    boolean isNegative = peek() == '-';
    if (isNegative) {
      position++;
    }
    // Counts down, so that the least integer can be read.
    long number = 0;
    while (position < bytes.length && bytes[position] >= '0' && bytes[position] <= '9') {
      number = number * 10 - (bytes[position++] - '0');
    }
    return isNegative ? number : -number;
  }

  public double real() {
    if (peek() == '"') {
      return Double.parseDouble(string());
    }
    return Double.parseDouble(token());
  }

  private String token() {
    int start = position;
    while (position < bytes.length && ",]}".indexOf(bytes[position]) < 0) {
      position++;
    }
    return new String(bytes, start, position - start, StandardCharsets.ISO_8859_1);
  }

  public String string() {
    skip('"');
    int start = position;
    while (bytes[position] != '"' && bytes[position] != '\\') {
      position++;
    }
    if (bytes[position] == '"') {
      return new String(bytes, start, position++ - start, StandardCharsets.UTF_8);
    }
    var text = new ByteArrayOutputStream();
    text.write(bytes, start, position - start);
    while (bytes[position] != '"') {
      if (bytes[position] == '\\') {
        text.writeBytes(escaped().getBytes(StandardCharsets.UTF_8));
      } else {
        text.write(bytes[position++]);
      }
    }
    position++;
    return text.toString(StandardCharsets.UTF_8);
  }

  private String escaped() {
    char kind = (char) bytes[position + 1];
    position += 2;
    return switch (kind) {
      case 'n' -> "\n";
      case 'r' -> "\r";
      case 't' -> "\t";
      case 'b' -> "\b";
      case 'f' -> "\f";
      case 'u' -> {
        var digits = new String(bytes, position, 4, StandardCharsets.ISO_8859_1);
        position += 4;
        yield String.valueOf((char) Integer.parseInt(digits, 16));
      }
      default -> String.valueOf(kind);
    };
  }

  /** Any value, as maps, lists, strings, longs, doubles and booleans. */
  public Object value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> {
        List<Object> items = new ArrayList<>();
        while (hasNext(items.isEmpty())) {
          items.add(value());
        }
        yield items;
      }
      case '"' -> string();
      case 't', 'f' -> bool();
      case 'n' -> takesNull() ? null : null;
      default -> {
        String token = token();
        yield token.matches("-?\\d{1,18}") ? (Object) Long.valueOf(token) : Double.valueOf(token);
      }
    };
  }

  public Map<String, Object> object() {
    Map<String, Object> fields = new HashMap<>();
    while (hasNext(fields.isEmpty())) {
      String key = string();
      skip(':');
      fields.put(key, value());
    }
    return fields;
  }
}
