package focus

// Interval knows the fields of a stretch with a start and an end.
type Interval[Stretch any] struct {
	Start, End func(*Stretch) *int
}

// Read takes `[start, end]`.
func (interval Interval[Stretch]) Read(call *Call) *Stretch {
	stretch := new(Stretch)
	call.Skip('[')
	*interval.Start(stretch) = call.Int()
	call.Skip(',')
	*interval.End(stretch) = call.Int()
	call.Skip(']')
	return stretch
}

func (interval Interval[Stretch]) Put(call *Call, stretch *Stretch) {
	if stretch == nil {
		call.Complain("The answer has nil where an Interval should be.")
		return
	}
	call.Open()
	call.PutInt(*interval.Start(stretch))
	call.Separate()
	call.PutInt(*interval.End(stretch))
	call.Close()
}
