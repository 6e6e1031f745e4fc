package focus.judge;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

/** Writes JSON in UTF-8, with room for a frame's head before it. */
public final class Writer {
  /** An answer larger than this is no answer: something in it goes in circles. */
  private static final int MOST_BYTES = 32 << 20;

  private static final int HEAD = 5;
  private static final byte[] HEX = ascii("0123456789abcdef");

  private byte[] bytes = new byte[256];
  private int count = HEAD;

  /** The whole frame with this payload. */
  public byte[] frame(char kind) {
    byte[] frame = Arrays.copyOf(bytes, count);
    int length = count - HEAD + 1;
    for (int index = 0; index < 4; index++) {
      frame[index] = (byte) (length >>> 8 * index);
    }
    frame[4] = (byte) kind;
    return frame;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private void put(int value) {
    if (count == bytes.length) {
      if (count > MOST_BYTES) {
        throw new Unreadable("The answer is larger than 32 MB.");
      }
      bytes = Arrays.copyOf(bytes, count * 2);
    }
    bytes[count++] = (byte) value;
  }

  /** Text as it is. */
  public Writer raw(String text) {
    for (int index = 0; index < text.length(); index++) {
      put(text.charAt(index));
    }
    return this;
  }

  public Writer open() {
    put('[');
    return this;
  }

  public Writer close() {
    put(']');
    return this;
  }

  /** A comma, unless the array has just begun. */
  public Writer separate() {
    if (bytes[count - 1] != '[' || count == HEAD) {
      put(',');
    }
    return this;
  }

  public Writer integer(long value) {
    if (value < 0) {
      put('-');
    }
    int start = count;
    // Counts with negative numbers, so that the least integer can be written.
    long rest = value < 0 ? value : -value;
    do {
      put('0' - (int) (rest % 10));
      rest /= 10;
    } while (rest != 0);
    for (int left = start, right = count - 1; left < right; left++, right--) {
      byte kept = bytes[left];
      bytes[left] = bytes[right];
      bytes[right] = kept;
    }
    return this;
  }

  public Writer real(double value) {
    boolean isFinite = !Double.isNaN(value) && !Double.isInfinite(value);
    return isFinite ? raw(Double.toString(value)) : string(Double.toString(value));
  }

  public Writer bool(boolean value) {
    return raw(value ? "true" : "false");
  }

  public Writer string(String text) {
    put('"');
    for (byte part : text.getBytes(StandardCharsets.UTF_8)) {
      if (part == '"' || part == '\\') {
        put('\\');
        put(part);
      } else if (part >= 0 && part < 0x20) {
        raw("\\u00");
        put(HEX[part >> 4]);
        put(HEX[part & 15]);
      } else {
        put(part);
      }
    }
    put('"');
    return this;
  }

  /** Any value made of maps, collections, strings, numbers and booleans. */
  public Writer value(Object value) {
    if (value instanceof Map<?, ?> fields) {
      put('{');
      boolean isFirst = true;
      for (var field : fields.entrySet()) {
        if (!isFirst) {
          put(',');
        }
        isFirst = false;
        string((String) field.getKey());
        put(':');
        value(field.getValue());
      }
      put('}');
    } else if (value instanceof Collection<?> items) {
      open();
      for (Object item : items) {
        separate().value(item);
      }
      close();
    } else if (value instanceof String text) {
      string(text);
    } else {
      raw(String.valueOf(value));
    }
    return this;
  }
}
