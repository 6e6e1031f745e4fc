package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
)

