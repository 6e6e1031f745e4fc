package focus

import (
	"runtime"
	"strconv"
	"strings"
	"syscall"
)

// The learner's file, as the compiler was told.
const source = "solution.go"

const mostFrames = 20

// More of a panic's text than this helps nobody.
const mostText = 4 << 10

// survives runs the learner's code; a panic is told to the judge.
func survives(play func(*Call), call *Call) (isDone bool) {
	defer func() {
		if isDone {
			return
		}
		value := recover()
		message := describe(value)
		if len(message) > mostText {
			message = message[:mostText]
		}
		trace, line := ownFrames()
		syscall.Write(2, []byte("panic: "+message+"\n"+trace))
		var report Writer
		report.raw(`{"message":`)
		report.PutString(strings.ToValidUTF8(message, "\uFFFD"))
		report.raw(`,"line":`)
		if line > 0 {
			report.PutInt(line)
		} else {
			report.PutNull()
		}
		report.raw("}")
		send('E', report.text)
		if value == nil {
			// After runtime.Goexit nothing but deferred functions runs here.
			serve(play)
		}
	}()
	play(call)
	return true
}

// ownFrames gives the learner's part of the stack in Go's form, and its innermost line.
func ownFrames() (trace string, line int) {
	var counters [1 << 10]uintptr
	frames := runtime.CallersFrames(counters[:runtime.Callers(0, counters[:])])
	for count := 0; count < mostFrames; {
		frame, hasMore := frames.Next()
		if strings.HasSuffix(frame.File, source) {
			if line == 0 {
				line = frame.Line
			}
			trace += frame.Function + "(...)\n\t" + source + ":" + strconv.Itoa(frame.Line) + "\n"
			count++
		}
		if !hasMore {
			break
		}
	}
	return trace, line
}

// describe says what the learner should read about a panic's value.
func describe(value any) (text string) {
	// A learner's own Error or String may panic too.
	defer func() {
		if recover() != nil {
			text = "panic in the panic's own text"
		}
	}()
	switch value := value.(type) {
	case nil:
		return "the goroutine ended before it answered (panic(nil) or runtime.Goexit)"
	case error:
		return value.Error()
	case interface{ String() string }:
		return value.String()
	case string:
		return value
	case int:
		return strconv.Itoa(value)
	case float64:
		return strconv.FormatFloat(value, 'g', -1, 64)
	case bool:
		return strconv.FormatBool(value)
	}
	return "a value that is neither an error nor a text"
}
