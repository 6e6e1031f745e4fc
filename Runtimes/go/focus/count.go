package focus

// Count gives as many elements of no size as a number says: an older Go goes through nothing else.
func Count(number int) []struct{} {
	if number < 0 {
		number = 0
	}
	return make([]struct{}, number)
}
