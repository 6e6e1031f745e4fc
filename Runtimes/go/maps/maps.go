// Package maps is Focus's own stand-in for the package of this name, which Go has from 1.21 on.
package maps

import "iter"

// Keys gives the keys, in no order.
func Keys[M ~map[K]V, K comparable, V any](m M) iter.Seq[K] {
	return func(yield func(K) bool) {
		for key := range m {
			if !yield(key) {
				return
			}
		}
	}
}

// Values gives the values, in no order.
func Values[M ~map[K]V, K comparable, V any](m M) iter.Seq[V] {
	return func(yield func(V) bool) {
		for _, value := range m {
			if !yield(value) {
				return
			}
		}
	}
}

// All gives the pairs, in no order.
func All[M ~map[K]V, K comparable, V any](m M) iter.Seq2[K, V] {
	return func(yield func(K, V) bool) {
		for key, value := range m {
			if !yield(key, value) {
				return
			}
		}
	}
}

// Insert adds the pairs.
func Insert[M ~map[K]V, K comparable, V any](m M, pairs iter.Seq2[K, V]) {
	pairs(func(key K, value V) bool {
		m[key] = value
		return true
	})
}

// Collect makes a map of pairs.
func Collect[K comparable, V any](pairs iter.Seq2[K, V]) map[K]V {
	m := make(map[K]V)
	Insert(m, pairs)
	return m
}

// Clone copies a map; nil stays nil.
func Clone[M ~map[K]V, K comparable, V any](m M) M {
	if m == nil {
		return nil
	}
	clone := make(M, len(m))
	Copy(clone, m)
	return clone
}

// Copy adds all pairs of source to target.
func Copy[M1 ~map[K]V, M2 ~map[K]V, K comparable, V any](target M1, source M2) {
	for key, value := range source {
		target[key] = value
	}
}

// DeleteFunc takes out the pairs that are meant.
func DeleteFunc[M ~map[K]V, K comparable, V any](m M, isMeant func(K, V) bool) {
	for key, value := range m {
		if isMeant(key, value) {
			delete(m, key)
		}
	}
}

// Equal says whether both hold the same pairs.
func Equal[M1, M2 ~map[K]V, K, V comparable](a M1, b M2) bool {
	return EqualFunc(a, b, func(one, other V) bool { return one == other })
}

// EqualFunc is Equal with a comparison of one's own.
func EqualFunc[M1 ~map[K]V1, M2 ~map[K]V2, K comparable, V1, V2 any](
	a M1, b M2, areEqual func(V1, V2) bool,
) bool {
	if len(a) != len(b) {
		return false
	}
	for key, one := range a {
		if other, has := b[key]; !has || !areEqual(one, other) {
			return false
		}
	}
	return true
}
