package focus.judge.compiler;

import focus.judge.Channel;
import focus.judge.Reader;
import focus.judge.Writer;
import java.nio.file.Path;

/** Compiles one source a frame, for as long as the judge keeps it; argument: the prelude. */
public final class Service {
  /** Nested expressions cost the compiler stack. */
  private static final long STACK_BYTES = 64L << 20;

  private Service() {}

  /** Serves on descriptor 3. */
  public static void main(String[] arguments) throws Exception {
    var compiler = new Compiler(Path.of(arguments[0]));
    var channel = Channel.open(System.out);
    var thread = new Thread(null, () -> serve(compiler, channel), "compiler", STACK_BYTES);
    thread.start();
  }

  private static void serve(Compiler compiler, Channel channel) {
    try {
      for (var frame = channel.receive(); frame != null; frame = channel.receive()) {
        var order = new Reader(frame.payload()).object();
        channel.send('R', new Writer().value(compiler.compile(new Order(order))));
      }
    } catch (java.io.IOException | RuntimeException | Error trouble) {
      // The judge starts a fresh process and says that this source was too much.
      System.err.println(trouble);
      Runtime.getRuntime().halt(1);
    }
  }
}
