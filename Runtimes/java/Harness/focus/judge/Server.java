package focus.judge;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Loads the learner's classes and puts case after case to them. */
final class Server {
  private static final Writer OUT_OF_MEMORY =
      new Writer().raw("{\"memory\":true,\"message\":\"The program used up its heap.\"}");

  private final Channel channel;
  private final Prelude prelude;
  private final PrintStream errors;
  private final StandardInput input;

  Server(Channel channel, Prelude prelude, PrintStream errors, StandardInput input) {
    this.channel = channel;
    this.prelude = prelude;
    this.errors = errors;
    this.input = input;
  }

  /** The first frame gives the program; serves until the judge has no more cases. */
  void serve() throws IOException {
    var order = channel.receive();
    if (order == null) {
      return;
    }
    Player player;
    try {
      player = load(new Reader(order.payload()).object());
    } catch (Solution.Misfit misfit) {
      var diagnostic = Map.of("message", misfit.getMessage(), "line", misfit.line, "column", 1);
      channel.send('D', new Writer().value(List.of(diagnostic)));
      return;
    } catch (Throwable error) {
      fail(error);
      return;
    }
    channel.send('H', new Writer());
    for (var frame = channel.receive(); frame != null; frame = channel.receive()) {
      answer(player, frame.payload());
    }
  }

  @SuppressWarnings("unchecked")
  private Player load(Map<String, Object> order) throws ReflectiveOperationException {
    var assignment = (Map<String, Object>) order.get("assignment");
    Map<String, byte[]> classes = new HashMap<>(prelude.classes(assignment));
    var own = (Map<String, Object>) order.get("classes");
    for (var entry : own.entrySet()) {
      classes.put(entry.getKey(), Base64.getDecoder().decode((String) entry.getValue()));
    }
    var loader = new SolutionLoader(classes);
    Thread.currentThread().setContextClassLoader(loader);
    if (order.get("host") instanceof String host) {
      Oracle.lend(Class.forName(host, true, loader), channel);
    }
    return new Player(assignment, loader, (Map<String, Object>) order.get("lines"));
  }

  private void answer(Player player, byte[] message) throws IOException {
    try {
      input.takeWasRead();
      var out = new Writer();
      player.play(message, out);
      channel.send('R', out);
    } catch (Unreadable unreadable) {
      channel.send('M', new Writer().string(unreadable.getMessage()));
    } catch (Throwable error) {
      fail(error);
    }
  }

  private void fail(Throwable error) throws IOException {
    var failure = new Failure(error, input.takeWasRead());
    if (failure.isOfMemory()) {
      channel.send('E', OUT_OF_MEMORY);
      Runtime.getRuntime().halt(1);
    }
    failure.print(errors);
    channel.send('E', new Writer().value(failure.fields()));
  }
}
