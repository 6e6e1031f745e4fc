// Package cmp is Focus's own stand-in for the package of this name, which Go has from 1.21 on.
package cmp

// Ordered holds the types that have an order.
type Ordered interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 |
		~uintptr | ~float32 | ~float64 | ~string
}

// Less says whether a comes before b; what is not a number comes before all others.
func Less[T Ordered](a, b T) bool { return a < b || a != a && b == b }

// Compare gives -1, 0 or 1.
func Compare[T Ordered](a, b T) int {
	if Less(a, b) {
		return -1
	}
	if Less(b, a) {
		return 1
	}
	return 0
}

// Or gives the first of its arguments that is not the zero value.
func Or[T comparable](values ...T) T {
	var zero T
	for _, value := range values {
		if value != zero {
			return value
		}
	}
	return zero
}
