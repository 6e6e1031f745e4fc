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
	// How many of the input's nodes are part of the answer.
	shared int
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

// PutShared writes the answer with the number of nodes that it shares with the input.
func (call *Call) PutShared(put func()) {
	call.raw(`{"value":`)
	put()
	call.raw(`,"shared":` + strconv.Itoa(call.shared) + "}")
}

// Unknown complains of a method that the signature does not have.
func (call *Call) Unknown(name string) { call.Complain("There is no method " + name + ".") }
