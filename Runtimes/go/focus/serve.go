package focus

import (
	"runtime/debug"
	"syscall"
)

// A quarter is left for what the goroutine's stack is not.
const stackShare = 2

// Serve puts the judge's cases to the learner's code until there are no more; it does not return.
func Serve(play func(*Call)) {
	kind, message := receive()
	if kind != 'L' {
		syscall.Exit(2)
	}
	prepare(message)
	send('H', nil)
	serve(play)
}

func serve(play func(*Call)) {
	var last *Call
	for {
		kind, message := receive()
		if kind != 'C' {
			syscall.Exit(0)
		}
		if last != nil && last.again != nil && message[0] == '{' {
			answer(func(call *Call) { call.lookAgain(message) }, last)
			continue
		}
		last = &Call{Reader: Reader{bytes: message}}
		answer(play, last)
	}
}

// prepare reads `{"memory":bytes}` and sets the runtime's own limits below the judge's.
func prepare(message []byte) {
	reader := Reader{bytes: message, position: len(`{"memory":`)}
	memory := reader.Int()
	// The largest power of two that a growing stack can be copied to.
	most := 1 << 20
	for most*2 <= memory/stackShare {
		most *= 2
	}
	debug.SetMaxStack(most)
	debug.SetMemoryLimit(int64(memory) / 8 * 7)
}

func answer(play func(*Call), call *Call) {
	if !survives(play, call) {
		return
	}
	if call.complaint != "" {
		var reason Writer
		reason.PutString(call.complaint)
		send('M', reason.text)
		return
	}
	send('R', call.text)
}

// Ask puts a question to the oracle, which lives with the judge.
func Ask(number int) bool {
	var question Writer
	question.Open()
	question.PutInt(number)
	question.Close()
	send('Q', question.text)
	kind, message := receive()
	return kind == 'A' && len(message) > 0 && message[0] == 't'
}
