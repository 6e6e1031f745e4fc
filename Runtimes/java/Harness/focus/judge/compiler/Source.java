package focus.judge.compiler;

import java.net.URI;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.SimpleJavaFileObject;

/** A source that lies in no file; something of ours may stand before its first line. */
final class Source extends SimpleJavaFileObject {
  private final String text;
  private final int prefix;

  Source(String name, String before, String text) {
    super(URI.create("focus:///" + name + ".java"), Kind.SOURCE);
    this.text = before + text;
    prefix = before.length();
  }

  @Override
  public CharSequence getCharContent(boolean ignoresErrors) {
    return text;
  }

  /** A public class may have any name here. */
  @Override
  public boolean isNameCompatible(String name, Kind kind) {
    return kind == Kind.SOURCE;
  }

  @Override
  public NestingKind getNestingKind() {
    return null;
  }

  @Override
  public Modifier getAccessLevel() {
    return null;
  }

  /** The line of a place in the text, from 1. */
  long line(long offset) {
    return text.substring(0, clamped(offset)).chars().filter(one -> one == '\n').count() + 1;
  }

  /** The column of a place in the author's own text, from 1. */
  long column(long offset) {
    int place = clamped(offset);
    int start = Math.max(text.lastIndexOf('\n', place - 1) + 1, prefix);
    return start > place ? 1 : place - start + 1;
  }

  private int clamped(long offset) {
    return (int) Math.max(prefix, Math.min(offset, text.length()));
  }
}
