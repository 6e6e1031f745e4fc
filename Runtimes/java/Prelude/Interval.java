/** A stretch with a start and an end, as LeetCode defines it. */
public class Interval {
  public int start;
  public int end;

  public Interval() {}

  public Interval(int start, int end) {
    this.start = start;
    this.end = end;
  }
}
