/// Reviews: which problems are about to be forgotten, and how well each was known.
public enum Review {}
