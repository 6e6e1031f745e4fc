/// Holds the helpers of the hidden suites, so that no plain name of theirs meets one of an answer's.
enum Lab {}
