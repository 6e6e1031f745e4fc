// Package linkedlistqueue has the interface of gods' package of that name, which came with gods 1.15.
package linkedlistqueue

import (
	"fmt"
	"strings"

	"github.com/emirpasic/gods/lists/singlylinkedlist"
)

// Queue gives first what came first.
type Queue struct{ list *singlylinkedlist.List }

func New() *Queue { return &Queue{singlylinkedlist.New()} }

func (queue *Queue) Enqueue(value interface{}) { queue.list.Add(value) }

// Dequeue removes the first value; ok is false when there is none.
func (queue *Queue) Dequeue() (value interface{}, ok bool) {
	value, ok = queue.Peek()
	if ok {
		queue.list.Remove(0)
	}
	return
}

func (queue *Queue) Peek() (value interface{}, ok bool) { return queue.list.Get(0) }
func (queue *Queue) Empty() bool                        { return queue.list.Empty() }
func (queue *Queue) Size() int                          { return queue.list.Size() }
func (queue *Queue) Clear()                             { queue.list.Clear() }

// Values are in the order in which they would be taken.
func (queue *Queue) Values() []interface{} { return queue.list.Values() }

func (queue *Queue) String() string {
	words := []string{}
	for _, value := range queue.Values() {
		words = append(words, fmt.Sprint(value))
	}
	return "LinkedListQueue\n" + strings.Join(words, ", ")
}
