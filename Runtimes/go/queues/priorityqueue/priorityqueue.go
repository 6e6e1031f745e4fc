// Package priorityqueue has the interface of gods' package of that name, which came with gods 1.15.
package priorityqueue

import (
	"fmt"
	"strings"

	"github.com/emirpasic/gods/trees/binaryheap"
	"github.com/emirpasic/gods/utils"
)

// Queue gives the smallest value first, by its comparator.
type Queue struct {
	heap       *binaryheap.Heap
	Comparator utils.Comparator
}

func NewWith(comparator utils.Comparator) *Queue {
	return &Queue{heap: binaryheap.NewWith(comparator), Comparator: comparator}
}

func (queue *Queue) Enqueue(value interface{}) { queue.heap.Push(value) }

// Dequeue removes the first value; ok is false when there is none.
func (queue *Queue) Dequeue() (value interface{}, ok bool) { return queue.heap.Pop() }

func (queue *Queue) Peek() (value interface{}, ok bool) { return queue.heap.Peek() }
func (queue *Queue) Empty() bool                        { return queue.heap.Empty() }
func (queue *Queue) Size() int                          { return queue.heap.Size() }
func (queue *Queue) Clear()                             { queue.heap.Clear() }

// Values are in the order in which they would be taken.
func (queue *Queue) Values() []interface{} {
	values := queue.heap.Values()
	utils.Sort(values, queue.Comparator)
	return values
}

func (queue *Queue) String() string {
	words := []string{}
	for _, value := range queue.Values() {
		words = append(words, fmt.Sprint(value))
	}
	return "PriorityQueue\n" + strings.Join(words, ", ")
}
