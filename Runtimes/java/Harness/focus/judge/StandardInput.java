package focus.judge;

import java.io.InputStream;

/** The learner's standard input: it is empty, and notes that somebody read it. */
final class StandardInput extends InputStream {
  private boolean wasRead;

  /** Whether it was read since the last question. */
  boolean takeWasRead() {
    boolean answer = wasRead;
    wasRead = false;
    return answer;
  }

  @Override
  public int read() {
    wasRead = true;
    return -1;
  }

  @Override
  public int read(byte[] bytes, int start, int count) {
    return read();
  }
}
