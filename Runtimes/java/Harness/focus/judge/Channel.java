package focus.judge;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/** Frames on descriptor 3: length of what follows, type, payload. */
public final class Channel {
  /** One message. */
  public record Frame(char kind, byte[] payload) {}

  private static final int DESCRIPTOR = 3;

  private final InputStream in;
  private final OutputStream out;
  private final PrintStream text;

  /** Text that was printed to {@code text} goes before each frame. */
  public Channel(InputStream in, OutputStream out, PrintStream text) {
    this.in = in;
    this.out = out;
    this.text = text;
  }

  /** The judge's own channel. */
  public static Channel open(PrintStream text) throws ReflectiveOperationException {
    var maker = FileDescriptor.class.getDeclaredConstructor(int.class);
    maker.setAccessible(true);
    var descriptor = maker.newInstance(DESCRIPTOR);
    return new Channel(new FileInputStream(descriptor), new FileOutputStream(descriptor), text);
  }

  /** Writes a frame; the writer's text is the payload. */
  public void send(char kind, Writer payload) throws IOException {
    text.flush();
    out.write(payload.frame(kind));
  }

  /** The next frame, or null at the end. */
  public Frame receive() throws IOException {
    byte[] head = exactly(5);
    if (head == null) {
      return null;
    }
    int length = 0;
    for (int index = 3; index >= 0; index--) {
      length = length << 8 | head[index] & 255;
    }
    byte[] payload = exactly(length - 1);
    return payload == null ? null : new Frame((char) head[4], payload);
  }

  // The stream's own `readNBytes` seeks, which a socket refuses.
  private byte[] exactly(int count) throws IOException {
    byte[] bytes = new byte[count];
    for (int done = 0; done < count; ) {
      int got = in.read(bytes, done, count - done);
      if (got <= 0) {
        return null;
      }
      done += got;
    }
    return bytes;
  }
}
