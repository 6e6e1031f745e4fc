package focus.judge;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs one learner's program; the arguments are the prelude's folder and the stack's bytes. */
public final class Main {
  private Main() {}

  /** Serves on descriptor 3. */
  public static void main(String[] arguments) throws Exception {
    var text = stream(FileDescriptor.out);
    var errors = stream(FileDescriptor.err);
    System.setOut(text);
    System.setErr(errors);
    var input = new StandardInput();
    System.setIn(input);
    var prelude = new Prelude(Path.of(arguments[0]));
    new Rehearsal(prelude).run();
    var server = new Server(Channel.open(text), prelude, errors, input);
    var thread = new Thread(null, () -> serve(server), "main", Long.parseLong(arguments[1]));
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
