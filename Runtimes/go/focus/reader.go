package focus

import (
	"strconv"
	"unicode/utf8"
)

// Reader reads the JSON that the judge sends: trusted, compact, of a known type.
type Reader struct {
	bytes    []byte
	position int
}

// Skip passes one byte of structure (bracket, comma, colon).
func (r *Reader) Skip(structure byte) {
	if r.bytes[r.position] != structure {
		panic("The judge's message is malformed.")
	}
	r.position++
}

// Null takes `null` if it stands here.
func (r *Reader) Null() bool {
	if r.bytes[r.position] != 'n' {
		return false
	}
	r.position += 4
	return true
}

func (r *Reader) Int() int { return int(r.Long()) }

func (r *Reader) Long() int64 {
	isNegative := r.bytes[r.position] == '-'
	if isNegative {
		r.position++
	}
	var number int64
	for r.position < len(r.bytes) && r.bytes[r.position]-'0' < 10 {
		// Counts down, so that the least integer can be read.
		number = number*10 - int64(r.bytes[r.position]-'0')
		r.position++
	}
	if isNegative {
		return number
	}
	return -number
}

func (r *Reader) Double() float64 {
	var text string
	if r.bytes[r.position] == '"' {
		text = r.String()
	} else {
		start := r.position
		for r.position < len(r.bytes) && r.bytes[r.position] != ',' && r.bytes[r.position] != ']' {
			r.position++
		}
		text = string(r.bytes[start:r.position])
	}
	number, _ := strconv.ParseFloat(text, 64)
	return number
}

func (r *Reader) Bool() bool {
	if r.bytes[r.position] == 't' {
		r.position += 4
		return true
	}
	r.position += 5
	return false
}

func (r *Reader) String() string {
	r.Skip('"')
	start := r.position
	for r.bytes[r.position] != '"' && r.bytes[r.position] != '\\' {
		r.position++
	}
	if r.bytes[r.position] == '"' {
		r.position++
		return string(r.bytes[start : r.position-1])
	}
	text := append([]byte(nil), r.bytes[start:r.position]...)
	for r.bytes[r.position] != '"' {
		if r.bytes[r.position] == '\\' {
			text = r.escape(text)
		} else {
			text = append(text, r.bytes[r.position])
			r.position++
		}
	}
	r.position++
	return string(text)
}

func (r *Reader) escape(text []byte) []byte {
	kind := r.bytes[r.position+1]
	r.position += 2
	switch kind {
	case 'n':
		return append(text, '\n')
	case 'r':
		return append(text, '\r')
	case 't':
		return append(text, '\t')
	case 'u':
		code, _ := strconv.ParseUint(string(r.bytes[r.position:r.position+4]), 16, 16)
		r.position += 4
		return utf8.AppendRune(text, rune(code))
	}
	return append(text, kind)
}

// hasNext takes `[` or `,` before an element, or `]` after the last.
func (r *Reader) hasNext(isFirst bool) bool {
	if isFirst {
		r.Skip('[')
	}
	if r.bytes[r.position] == ']' {
		r.position++
		return false
	}
	if !isFirst {
		r.Skip(',')
	}
	return true
}

// callName reads the head of `{"arguments":[…],"call":"name"}` and stands before the first argument.
func (r *Reader) callName() string {
	end := len(r.bytes) - len(`"}`)
	start := end
	for r.bytes[start-1] != '"' {
		start--
	}
	r.position += len(`{"arguments":[`)
	return string(r.bytes[start:end])
}
