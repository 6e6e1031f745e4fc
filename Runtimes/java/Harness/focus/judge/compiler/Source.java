package focus.judge.compiler;

import java.net.URI;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.tools.SimpleJavaFileObject;

/**
 * A source that lies in no file; something of ours may stand before its first line.
 *
 * <p>Blanks stand in place of a byte order mark and of a package line: each source is compiled into
 * the package without a name, as LeetCode does.
 */
final class Source extends SimpleJavaFileObject {
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final Pattern PACKAGE = Pattern.compile(
      "\\A(?:\\s++|//[^\\n]*+|/\\*.*?\\*/)*+(package\\s++[\\w.\\s]++;)", Pattern.DOTALL);

  private final String text;
  private final int prefix;
  private final int packagePlace;

  Source(String name, String before, String text) {
    super(URI.create("focus:///" + name + ".java"), Kind.SOURCE);
    prefix = before.length();
    if (text.indexOf(BYTE_ORDER_MARK) == 0) {
      text = text.substring(1);
    }
    var line = PACKAGE.matcher(text);
    boolean hasPackage = line.find();
    packagePlace = hasPackage ? prefix + line.start(1) : -1;
    this.text = before + (hasPackage
        ? text.substring(0, line.start(1)) + line.group(1).replaceAll("\\S", " ")
            + text.substring(line.end(1)) : text);
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

  /** The line of the package that the author named; 0 for none. */
  long packageLine() {
    return packagePlace < 0 ? 0 : line(packagePlace);
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
