// Package arrayqueue has the interface of gods' package of that name, which came with gods 1.15.
package arrayqueue

import (
	"fmt"
	"strings"
)

// Queue gives first what came first.
type Queue struct {
	values []interface{}
	// Where the first value stands; what lies before it was taken.
	first int
}

func New() *Queue { return &Queue{} }

func (queue *Queue) Enqueue(value interface{}) { queue.values = append(queue.values, value) }

// Dequeue removes the first value; ok is false when there is none.
func (queue *Queue) Dequeue() (value interface{}, ok bool) {
	value, ok = queue.Peek()
	if !ok {
		return
	}
	queue.values[queue.first] = nil
	queue.first++
	if queue.first*2 > len(queue.values) {
		queue.values = append([]interface{}(nil), queue.values[queue.first:]...)
		queue.first = 0
	}
	return
}

func (queue *Queue) Peek() (value interface{}, ok bool) {
	if queue.Empty() {
		return nil, false
	}
	return queue.values[queue.first], true
}

func (queue *Queue) Empty() bool { return queue.Size() == 0 }
func (queue *Queue) Size() int   { return len(queue.values) - queue.first }
func (queue *Queue) Clear()      { *queue = Queue{} }

// Values are in the order in which they would be taken.
func (queue *Queue) Values() []interface{} {
	return append([]interface{}{}, queue.values[queue.first:]...)
}

func (queue *Queue) String() string {
	words := []string{}
	for _, value := range queue.Values() {
		words = append(words, fmt.Sprint(value))
	}
	return "ArrayQueue\n" + strings.Join(words, ", ")
}
