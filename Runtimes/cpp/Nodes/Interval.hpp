// A stretch with a start and an end, as LeetCode defines it.
class Interval {
public:
  int start;
  int end;
  Interval() {}
  Interval(int _start, int _end) : start(_start), end(_end) {}
};
