package slices

import (
	"cmp"
	"iter"
)

// All gives places with their elements.
func All[S ~[]E, E any](s S) iter.Seq2[int, E] {
	return func(yield func(int, E) bool) {
		for index, value := range s {
			if !yield(index, value) {
				return
			}
		}
	}
}

// Backward is All from the end.
func Backward[S ~[]E, E any](s S) iter.Seq2[int, E] {
	return func(yield func(int, E) bool) {
		for index := len(s) - 1; index >= 0; index-- {
			if !yield(index, s[index]) {
				return
			}
		}
	}
}

// Values gives the elements.
func Values[S ~[]E, E any](s S) iter.Seq[E] {
	return func(yield func(E) bool) {
		for _, value := range s {
			if !yield(value) {
				return
			}
		}
	}
}

// AppendSeq adds what a sequence gives.
func AppendSeq[S ~[]E, E any](s S, values iter.Seq[E]) S {
	values(func(value E) bool {
		s = append(s, value)
		return true
	})
	return s
}

// Collect makes a slice of a sequence.
func Collect[E any](values iter.Seq[E]) []E { return AppendSeq([]E(nil), values) }

// Sorted is Collect in order.
func Sorted[E cmp.Ordered](values iter.Seq[E]) []E {
	s := Collect(values)
	Sort(s)
	return s
}

// SortedFunc is Sorted with a comparison of one's own.
func SortedFunc[E any](values iter.Seq[E], compare func(E, E) int) []E {
	s := Collect(values)
	SortFunc(s, compare)
	return s
}

// SortedStableFunc is SortedFunc, and what is equal stays as it was.
func SortedStableFunc[E any](values iter.Seq[E], compare func(E, E) int) []E {
	return SortedFunc(values, compare)
}

// Chunk gives parts of one length; the last may be shorter.
func Chunk[S ~[]E, E any](s S, length int) iter.Seq[S] {
	if length < 1 {
		panic("cannot be less than 1")
	}
	return func(yield func(S) bool) {
		for start := 0; start < len(s); start += length {
			end := start + length
			if end > len(s) {
				end = len(s)
			}
			if !yield(s[start:end:end]) {
				return
			}
		}
	}
}
