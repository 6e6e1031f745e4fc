package focus

import (
	"strconv"
	"unicode/utf8"
)

// Call is one case on its way through the learner's code.
type Call struct {
	Reader
	Writer
	// The nodes of the input, kept alive so that no new node takes one's address.
	originals map[any]bool
	inputs    []any
	// How many of the input's nodes are part of the answer.
	shared int
	// Writes the input, in the form that the judge gives it now, and the answer; nil when nobody asks.
	again func()
	// The judge looks a second time.
	isAgain bool
}

// CallName gives the method's name and stands before its first argument.
func (call *Call) CallName() string { return call.callName() }

// Char reads a character as LeetCode's byte.
func (call *Call) Char() byte {
	text := call.String()
	character, size := utf8.DecodeRuneInString(text)
	if size != len(text) || character > 0xFF {
		panic("The input holds the character " + text + ", which is no byte.")
	}
	return byte(character)
}

func (call *Call) remember(node any) {
	if call.isAgain {
		return
	}
	call.inputs = append(call.inputs, node)
	if call.originals == nil {
		call.originals = map[any]bool{}
	}
	call.originals[node] = true
}

// inspect counts an answer's node that belonged to the input.
func (call *Call) inspect(node any) {
	if call.originals[node] {
		call.shared++
	}
}

// inputNode gives a node of the input: a new one, or at a second look the one that stands there.
func inputNode[Node any](call *Call, index int) *Node {
	if call.isAgain {
		return call.inputs[index].(*Node)
	}
	return new(Node)
}

// PutShared writes the answer with the number of nodes that it shares with the input; putInput reads
// the input's new form at a second look, and writes it.
func (call *Call) PutShared(putInput, put func()) {
	call.raw(`{"value":`)
	put()
	call.raw(`,"shared":` + strconv.Itoa(call.shared) + "}")
	call.again = func() {
		call.Open()
		putInput()
		call.Separate()
		put()
		call.Close()
	}
}

// lookAgain takes `{"again":input}`: the input's nodes take on another form.
func (call *Call) lookAgain(message []byte) {
	call.Reader = Reader{bytes: message[9:]}
	call.Writer = Writer{}
	call.isAgain = true
	call.again()
}

// Unknown complains of a method that the signature does not have.
func (call *Call) Unknown(name string) { call.Complain("There is no method " + name + ".") }
