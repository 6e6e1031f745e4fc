/// A stretch with a start and an end, as LeetCode defines it.
open class Interval {
  public final var start: Int
  public final var end: Int

  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}
