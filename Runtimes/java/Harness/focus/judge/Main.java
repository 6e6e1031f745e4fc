package focus.judge;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs one learner's program; the only argument is the prelude's folder. */
public final class Main {
  // Deep enough for a step per element of the largest inputs. An endless recursion costs the
  // machine some three times its stack, and that must stay below the usual memory limit.
  private static final long STACK_BYTES = 40L << 20;

  private Main() {}

  /** Serves on descriptor 3. */
  public static void main(String[] arguments) throws Exception {
    var text = stream(FileDescriptor.out);
    var errors = stream(FileDescriptor.err);
    System.setOut(text);
    System.setErr(errors);
    var prelude = new Prelude(Path.of(arguments[0]));
    new Rehearsal(prelude).run();
    var server = new Server(Channel.open(text), prelude, errors);
    var thread = new Thread(null, () -> serve(server), "main", STACK_BYTES);
    thread.start();
    thread.join();
    text.flush();
    Runtime.getRuntime().halt(0);
  }

  private static void serve(Server server) {
    try {
      server.serve();
    } catch (IOException closed) {
      Runtime.getRuntime().halt(1);
    }
  }

  /** Keeps at most a line. */
  private static PrintStream stream(FileDescriptor descriptor) {
    var file = new BufferedOutputStream(new FileOutputStream(descriptor), 8192);
    return new PrintStream(file, true, StandardCharsets.UTF_8);
  }
}
