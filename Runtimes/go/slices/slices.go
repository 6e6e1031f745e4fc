// Package slices is Focus's own stand-in for the package of this name, which Go has from 1.21 on.
package slices

import "cmp"

// Equal says whether both hold the same elements.
func Equal[S ~[]E, E comparable](a, b S) bool {
	return EqualFunc(a, b, func(one, other E) bool { return one == other })
}

// EqualFunc is Equal with a comparison of one's own.
func EqualFunc[S1 ~[]E1, S2 ~[]E2, E1, E2 any](a S1, b S2, areEqual func(E1, E2) bool) bool {
	if len(a) != len(b) {
		return false
	}
	for index := range a {
		if !areEqual(a[index], b[index]) {
			return false
		}
	}
	return true
}

// Compare gives -1, 0 or 1 by the first elements that differ.
func Compare[S ~[]E, E cmp.Ordered](a, b S) int { return CompareFunc(a, b, cmp.Compare[E]) }

// CompareFunc is Compare with a comparison of one's own.
func CompareFunc[S1 ~[]E1, S2 ~[]E2, E1, E2 any](a S1, b S2, compare func(E1, E2) int) int {
	for index := range a {
		if index >= len(b) {
			return 1
		}
		if order := compare(a[index], b[index]); order != 0 {
			return order
		}
	}
	if len(a) < len(b) {
		return -1
	}
	return 0
}

// Index gives the first place of a value, or -1.
func Index[S ~[]E, E comparable](s S, value E) int {
	for index := range s {
		if s[index] == value {
			return index
		}
	}
	return -1
}

// IndexFunc gives the first place that is meant, or -1.
func IndexFunc[S ~[]E, E any](s S, isMeant func(E) bool) int {
	for index := range s {
		if isMeant(s[index]) {
			return index
		}
	}
	return -1
}

// Contains says whether a value is there.
func Contains[S ~[]E, E comparable](s S, value E) bool { return Index(s, value) >= 0 }

// ContainsFunc says whether an element is meant.
func ContainsFunc[S ~[]E, E any](s S, isMeant func(E) bool) bool { return IndexFunc(s, isMeant) >= 0 }

// Insert puts values in before a place.
func Insert[S ~[]E, E any](s S, place int, values ...E) S {
	_ = s[place:]
	if len(values) == 0 {
		return s
	}
	return Replace(s, place, place, values...)
}

// Delete takes out the elements from start up to end.
func Delete[S ~[]E, E any](s S, start, end int) S {
	_ = s[start:end]
	if start == end {
		return s
	}
	length := len(s)
	s = append(s[:start], s[end:]...)
	wipe(s[len(s):length])
	return s
}

// DeleteFunc takes out the elements that are meant.
func DeleteFunc[S ~[]E, E any](s S, isMeant func(E) bool) S {
	count := 0
	for _, value := range s {
		if !isMeant(value) {
			s[count] = value
			count++
		}
	}
	wipe(s[count:])
	return s[:count]
}

// Replace puts values in the place of the elements from start up to end.
func Replace[S ~[]E, E any](s S, start, end int, values ...E) S {
	_ = s[start:end]
	tail := s[end:]
	behind := start + len(values)
	length := behind + len(tail)
	if length > cap(s) {
		larger := append(s[:start:start], make(S, length-start)...)
		copy(larger[start:], values)
		copy(larger[behind:], tail)
		return larger
	}
	// Where there is room nothing is copied but what moves; the values may lie in the slice themselves.
	values = append(S(nil), values...)
	whole := s[:length]
	copy(whole[behind:], tail)
	copy(whole[start:], values)
	if length < len(s) {
		wipe(s[length:])
	}
	return whole
}

// Clone copies a slice; nil stays nil.
func Clone[S ~[]E, E any](s S) S { return append(s[:0:0], s...) }

// Compact leaves one of neighbours that are equal.
func Compact[S ~[]E, E comparable](s S) S {
	return CompactFunc(s, func(one, other E) bool { return one == other })
}

// CompactFunc is Compact with a comparison of one's own.
func CompactFunc[S ~[]E, E any](s S, areEqual func(E, E) bool) S {
	if len(s) < 2 {
		return s
	}
	count := 1
	for _, value := range s[1:] {
		if !areEqual(s[count-1], value) {
			s[count] = value
			count++
		}
	}
	wipe(s[count:])
	return s[:count]
}

// Grow makes room for further elements.
func Grow[S ~[]E, E any](s S, count int) S {
	if count < 0 {
		panic("cannot be negative")
	}
	if missing := count - (cap(s) - len(s)); missing > 0 {
		s = append(s[:cap(s)], make([]E, missing)...)[:len(s)]
	}
	return s
}

// Clip takes away the room behind the last element.
func Clip[S ~[]E, E any](s S) S { return s[:len(s):len(s)] }

// Reverse turns a slice round.
func Reverse[S ~[]E, E any](s S) {
	for low, high := 0, len(s)-1; low < high; low, high = low+1, high-1 {
		s[low], s[high] = s[high], s[low]
	}
}

// Concat joins slices to a new one.
func Concat[S ~[]E, E any](parts ...S) S {
	var whole S
	for _, part := range parts {
		whole = append(whole, part...)
	}
	return whole
}

// Repeat writes a slice several times.
func Repeat[S ~[]E, E any](s S, count int) S {
	whole := make(S, 0, len(s)*count)
	for ; count > 0; count-- {
		whole = append(whole, s...)
	}
	return whole
}

func wipe[E any](rest []E) {
	var zero E
	for index := range rest {
		rest[index] = zero
	}
}
