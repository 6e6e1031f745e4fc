package focus.judge;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a learner should read about an error in their code. */
final class Failure {
  private static final String SOURCE = "Solution.java";
  private static final int MOST_LINES = 20;
  private static final String INPUT =
      ". Your code reads standard input, which is empty: the arguments arrive as parameters.";

  private final Throwable error;
  private final String sentence;

  /** {@code readsInput} tells whether the program asked the standard input for something. */
  Failure(Throwable thrown, boolean readsInput) {
    boolean isWrapped =
        thrown instanceof ExceptionInInitializerError && thrown.getCause() != null;
    error = isWrapped ? thrown.getCause() : thrown;
    sentence = readsInput ? sentence() + INPUT : sentence();
  }

  private String sentence() {
    if (error instanceof StackOverflowError) {
      return "Stack overflow: the recursion goes too deep (java.lang.StackOverflowError).";
    }
    try {
      return String.valueOf(error.toString());
    } catch (Throwable second) {
      // An exception of the learner's own may fail to describe itself.
      return error.getClass().getName();
    }
  }

  /** Whether the heap is used up, which is a limit and no mistake of the program. */
  boolean isOfMemory() {
    return error instanceof OutOfMemoryError && !sentence.contains("native thread");
  }

  /** Prints the learner's part of the stack, as the machine would. */
  void print(PrintStream text) {
    text.println("Exception in thread \"main\" " + sentence);
    int left = MOST_LINES;
    for (StackTraceElement place : error.getStackTrace()) {
      if (SOURCE.equals(place.getFileName()) && left-- > 0) {
        text.println("\tat " + place);
      }
    }
    text.flush();
  }

  /** The frame's fields. */
  Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("message", sentence);
    for (StackTraceElement place : error.getStackTrace()) {
      if (SOURCE.equals(place.getFileName())) {
        fields.put("line", place.getLineNumber());
        break;
      }
    }
    return fields;
  }
}
