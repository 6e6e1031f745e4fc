package focus

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// An answer larger than this is no answer: something in it goes in circles.
const mostBytes = 32 << 20

// Writer writes an answer as JSON.
type Writer struct {
	text []byte
	// Why the answer cannot be read, in words for the learner.
	complaint string
}

// Complain keeps the first reason for which the answer cannot be read.
func (w *Writer) Complain(reason string) {
	if w.complaint == "" {
		w.complaint = reason
	}
}

func (w *Writer) PutNull()           { w.raw("null") }
func (w *Writer) PutInt(number int)  { w.PutLong(int64(number)) }
func (w *Writer) PutBool(flag bool)  { w.text = strconv.AppendBool(w.text, flag) }
func (w *Writer) raw(text string)    { w.text = append(w.text, text...) }
func (w *Writer) Open()              { w.text = append(w.text, '[') }
func (w *Writer) Close()             { w.text = append(w.text, ']') }
func (w *Writer) PutLong(long int64) { w.text = strconv.AppendInt(w.text, long, 10) }

// Separate writes a comma unless the array has just begun.
func (w *Writer) Separate() {
	if w.text[len(w.text)-1] != '[' {
		w.text = append(w.text, ',')
	}
	if len(w.text) > mostBytes {
		w.Complain("The answer is larger than 32 MB.")
	}
}

// PutDouble writes the shortest digits that give the same number back.
func (w *Writer) PutDouble(number float64) {
	switch {
	case math.IsNaN(number):
		w.raw(`"NaN"`)
	case math.IsInf(number, 1):
		w.raw(`"Infinity"`)
	case math.IsInf(number, -1):
		w.raw(`"-Infinity"`)
	default:
		start := len(w.text)
		w.text = strconv.AppendFloat(w.text, number, 'g', -1, 64)
		for _, character := range w.text[start:] {
			if character == '.' || character == 'e' {
				return
			}
		}
		w.raw(".0")
	}
}

func (w *Writer) PutString(text string) {
	if !utf8.ValidString(text) {
		w.Complain("The answer holds text that is not valid Unicode.")
	}
	w.quote(text)
}

// PutBytes writes a text that goes to another process and may be any bytes, as LeetCode hands it on:
// a byte that is no text becomes one of the 128 characters from U+EF80 on.
func (w *Writer) PutBytes(text string) {
	carried := make([]byte, 0, len(text))
	for index := 0; index < len(text); {
		character, size := utf8.DecodeRuneInString(text[index:])
		if size == 3 && isCarried(character) || character == utf8.RuneError && size == 1 {
			size = 1
			carried = utf8.AppendRune(carried, firstCarried+rune(text[index]&0x7f))
		} else {
			carried = append(carried, text[index:index+size]...)
		}
		index += size
	}
	w.quote(string(carried))
}

// Bytes reads what PutBytes writes.
func (r *Reader) Bytes() string {
	text := r.String()
	found := make([]byte, 0, len(text))
	for _, character := range text {
		if isCarried(character) {
			found = append(found, 0x80|byte(character-firstCarried))
		} else {
			found = utf8.AppendRune(found, character)
		}
	}
	return string(found)
}

const firstCarried = 0xEF80

func isCarried(character rune) bool {
	return character >= firstCarried && character < firstCarried+0x80
}

func (w *Writer) quote(text string) {
	const hexDigits = "0123456789abcdef"
	w.text = append(w.text, '"')
	for index := 0; index < len(text); index++ {
		switch character := text[index]; {
		case character == '"' || character == '\\':
			w.text = append(w.text, '\\', character)
		case character < 0x20:
			w.raw(`\u00`)
			w.text = append(w.text, hexDigits[character>>4], hexDigits[character&15])
		default:
			w.text = append(w.text, character)
		}
	}
	w.text = append(w.text, '"')
}

// PutChar writes a byte as the character of that number, as the constant 'é' has it.
func (w *Writer) PutChar(character byte) { w.PutString(string(rune(character))) }
