package focus

// ReadAll reads an array whose elements `read` reads.
func ReadAll[T any](call *Call, read func(*Call) T) []T {
	items := []T{}
	for call.hasNext(len(items) == 0) {
		items = append(items, read(call))
	}
	return items
}

// PutAll writes an array whose elements `put` writes.
func PutAll[T any](call *Call, items []T, put func(*Call, T)) {
	call.Open()
	for _, item := range items {
		call.Separate()
		if call.complaint != "" {
			break
		}
		put(call, item)
	}
	call.Close()
}

func (call *Call) Ints() []int        { return ReadAll(call, (*Call).Int) }
func (call *Call) Longs() []int64     { return ReadAll(call, (*Call).Long) }
func (call *Call) Doubles() []float64 { return ReadAll(call, (*Call).Double) }
func (call *Call) Bools() []bool      { return ReadAll(call, (*Call).Bool) }
func (call *Call) Strings() []string  { return ReadAll(call, (*Call).String) }
func (call *Call) Chars() []byte      { return ReadAll(call, (*Call).Char) }

func (call *Call) PutInts(items []int)        { PutAll(call, items, (*Call).PutInt) }
func (call *Call) PutLongs(items []int64)     { PutAll(call, items, (*Call).PutLong) }
func (call *Call) PutDoubles(items []float64) { PutAll(call, items, (*Call).PutDouble) }
func (call *Call) PutBools(items []bool)      { PutAll(call, items, (*Call).PutBool) }
func (call *Call) PutStrings(items []string)  { PutAll(call, items, (*Call).PutString) }
func (call *Call) PutChars(items []byte)      { PutAll(call, items, (*Call).PutChar) }
