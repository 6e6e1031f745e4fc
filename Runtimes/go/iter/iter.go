// Package iter is Focus's own stand-in for the package of this name, which Go has from 1.23 on.
package iter

// Seq gives values to a function until that has enough.
type Seq[V any] func(yield func(V) bool)

// Seq2 gives pairs to a function until that has enough.
type Seq2[K, V any] func(yield func(K, V) bool)
