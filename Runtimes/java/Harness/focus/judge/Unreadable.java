package focus.judge;

/** An answer that cannot be right, in words for the learner. */
final class Unreadable extends RuntimeException {
  private static final long serialVersionUID = 1;

  Unreadable(String message) {
    super(message, null, false, false);
  }

  static Unreadable mismatch(String wanted, Object found) {
    String kind = found == null ? "null" : "of type " + found.getClass().getSimpleName();
    return new Unreadable("The answer should be " + wanted + ", but it is " + kind + ".");
  }
}
