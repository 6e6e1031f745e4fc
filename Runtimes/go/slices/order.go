package slices

import "cmp"

// Runs of this length are sorted by insertion.
const shortRun = 12

// Sort puts the elements in order.
func Sort[S ~[]E, E cmp.Ordered](s S) { mergeSort(s, cmp.Less[E]) }

// SortFunc puts the elements in the order of a comparison.
func SortFunc[S ~[]E, E any](s S, compare func(a, b E) int) { SortStableFunc(s, compare) }

// SortStableFunc is SortFunc, and what is equal stays as it was.
func SortStableFunc[S ~[]E, E any](s S, compare func(a, b E) int) {
	mergeSort(s, func(a, b E) bool { return compare(a, b) < 0 })
}

func mergeSort[E any](s []E, isLess func(a, b E) bool) {
	for start := 0; start < len(s); start += shortRun {
		end := start + shortRun
		if end > len(s) {
			end = len(s)
		}
		insertionSort(s[start:end], isLess)
	}
	from, to := s, make([]E, len(s))
	for width := shortRun; width < len(s); width *= 2 {
		for start := 0; start < len(s); start += 2 * width {
			middle, end := start+width, start+2*width
			if middle > len(s) {
				middle = len(s)
			}
			if end > len(s) {
				end = len(s)
			}
			merge(to[start:end], from[start:middle], from[middle:end], isLess)
		}
		from, to = to, from
	}
	if len(s) > 0 && &from[0] != &s[0] {
		copy(s, from)
	}
}

func insertionSort[E any](s []E, isLess func(a, b E) bool) {
	for index := 1; index < len(s); index++ {
		for place := index; place > 0 && isLess(s[place], s[place-1]); place-- {
			s[place], s[place-1] = s[place-1], s[place]
		}
	}
}

func merge[E any](to, left, right []E, isLess func(a, b E) bool) {
	if len(left) > 0 && len(right) > 0 && !isLess(right[0], left[len(left)-1]) {
		copy(to[copy(to, left):], right)
		return
	}
	for index := range to {
		if len(right) == 0 || len(left) > 0 && !isLess(right[0], left[0]) {
			to[index], left = left[0], left[1:]
		} else {
			to[index], right = right[0], right[1:]
		}
	}
}

// IsSorted says whether the elements are in order.
func IsSorted[S ~[]E, E cmp.Ordered](s S) bool { return IsSortedFunc(s, cmp.Compare[E]) }

// IsSortedFunc is IsSorted with a comparison of one's own.
func IsSortedFunc[S ~[]E, E any](s S, compare func(a, b E) int) bool {
	for index := 1; index < len(s); index++ {
		if compare(s[index], s[index-1]) < 0 {
			return false
		}
	}
	return true
}

// Min gives the smallest element; it panics where there is none.
func Min[S ~[]E, E cmp.Ordered](s S) E { return best("Min", s, cmp.Compare[E]) }

// MinFunc is Min with a comparison of one's own.
func MinFunc[S ~[]E, E any](s S, compare func(a, b E) int) E { return best("MinFunc", s, compare) }

// Max gives the largest element; it panics where there is none.
func Max[S ~[]E, E cmp.Ordered](s S) E {
	return best("Max", s, func(a, b E) int { return cmp.Compare(b, a) })
}

// MaxFunc is Max with a comparison of one's own.
func MaxFunc[S ~[]E, E any](s S, compare func(a, b E) int) E {
	return best("MaxFunc", s, func(a, b E) int { return compare(b, a) })
}

func best[E any](name string, s []E, compare func(a, b E) int) E {
	if len(s) == 0 {
		panic("slices." + name + ": empty list")
	}
	found := s[0]
	for _, value := range s[1:] {
		if compare(value, found) < 0 {
			found = value
		}
	}
	return found
}

// BinarySearch gives the place of a value, or the one where it would stand.
func BinarySearch[S ~[]E, E cmp.Ordered](s S, value E) (int, bool) {
	return BinarySearchFunc(s, value, cmp.Compare[E])
}

// BinarySearchFunc is BinarySearch with a comparison of one's own.
func BinarySearchFunc[S ~[]E, E, T any](s S, value T, compare func(E, T) int) (int, bool) {
	low, high := 0, len(s)
	for low < high {
		middle := int(uint(low+high) >> 1)
		if compare(s[middle], value) < 0 {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low, low < len(s) && compare(s[low], value) == 0
}
