// Package focus decodes cases for a learner's code, encodes its answers and speaks with the judge.
package focus

import "syscall"

// Frames go over descriptor 3: length of what follows, type, payload.
const descriptor = 3

var (
	received [64 << 10]byte
	waiting  []byte
)

// send writes a whole frame. The standard library's printing is unbuffered, so what was printed
// before is out already.
func send(kind byte, payload []byte) {
	length := len(payload) + 1
	frame := make([]byte, 0, 4+length)
	frame = append(frame, byte(length), byte(length>>8), byte(length>>16), byte(length>>24), kind)
	frame = append(frame, payload...)
	for len(frame) > 0 {
		count, err := syscall.Write(descriptor, frame)
		if err == syscall.EINTR || err == syscall.EAGAIN {
			continue
		}
		if err != nil || count <= 0 {
			syscall.Exit(1)
		}
		frame = frame[count:]
	}
}

// receive reads a whole frame; its type is 0 at the end.
func receive() (byte, []byte) {
	head := take(4)
	if head == nil {
		return 0, nil
	}
	length := int(head[0]) | int(head[1])<<8 | int(head[2])<<16 | int(head[3])<<24
	body := take(length)
	if len(body) == 0 {
		return 0, nil
	}
	return body[0], body[1:]
}

// take gives the next bytes in a slice of their own, or nil at the end.
func take(count int) []byte {
	bytes := make([]byte, 0, count)
	for {
		part := count - len(bytes)
		if part > len(waiting) {
			part = len(waiting)
		}
		bytes = append(bytes, waiting[:part]...)
		waiting = waiting[part:]
		if len(bytes) == count {
			return bytes
		}
		got, err := syscall.Read(descriptor, received[:])
		if err == syscall.EINTR || err == syscall.EAGAIN {
			continue
		}
		if err != nil || got <= 0 {
			return nil
		}
		waiting = received[:got]
	}
}
