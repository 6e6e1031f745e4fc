// Style: a generic stack under the class
type stack[T any] []T

func (s *stack[T]) push(x T) { *s = append(*s, x) }
func (s *stack[T]) pop()     { *s = (*s)[:len(*s)-1] }
func (s stack[T]) peek() T   { return s[len(s)-1] }

type MinStack struct {
	values, least stack[int]
}

func Constructor() MinStack { return MinStack{} }

func (this *MinStack) Push(val int) {
	this.values.push(val)
	if len(this.least) > 0 {
		this.least.push(min(val, this.least.peek()))
	} else {
		this.least.push(val)
	}
}

func (this *MinStack) Pop() {
	this.values.pop()
	this.least.pop()
}

func (this *MinStack) Top() int { return this.values.peek() }

func (this *MinStack) GetMin() int { return this.least.peek() }
