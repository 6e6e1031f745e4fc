package focus.judge.compiler;

import focus.judge.Channel;
import focus.judge.Reader;
import focus.judge.Writer;
import java.io.IOException;
import java.nio.file.Path;

/** Compiles one source a frame, for as long as the judge keeps it; argument: the prelude. */
public final class Service {
  /** Nested expressions cost the compiler stack. */
  private static final long STACK_BYTES = 64L << 20;

  private static final long MINUTE = 60_000;
  private static final long LONGEST_REST = 15 * MINUTE;

  private final Compiler compiler;
  private final Channel channel;
  private volatile long lastUse = System.currentTimeMillis();

  private Service(Compiler compiler, Channel channel) {
    this.compiler = compiler;
    this.channel = channel;
  }

  /** Serves on descriptor 3. */
  public static void main(String[] arguments) throws Exception {
    var service = new Service(new Compiler(Path.of(arguments[0])), Channel.open(System.out));
    new Thread(null, service::serve, "compiler", STACK_BYTES).start();
    service.rest();
  }

  private void serve() {
    try {
      for (var frame = channel.receive(); frame != null; frame = channel.receive()) {
        lastUse = System.currentTimeMillis();
        var order = new Order(new Reader(frame.payload()).object());
        channel.send('R', new Writer().value(compiler.compile(order)));
      }
      Runtime.getRuntime().halt(0);
    } catch (IOException | RuntimeException | Error trouble) {
      // The judge starts a fresh process and says that this source was too much.
      System.err.println(trouble);
      Runtime.getRuntime().halt(1);
    }
  }

  /** Ends when nobody asks for long. */
  private void rest() throws InterruptedException {
    while (System.currentTimeMillis() - lastUse < LONGEST_REST) {
      Thread.sleep(MINUTE);
    }
    Runtime.getRuntime().halt(0);
  }
}
