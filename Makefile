# The menu; what the verbs do stands in Scripts/. `./focus serve` needs none of them.
PREFIX ?= /usr/local

.PHONY: build test lint format bench docs fuzz run install uninstall verify-all

build:      ; swift build --build-tests
test: build ; swift test --skip-build --disable-xctest
lint:       ; ./focus check format limits js
format:     ; swift format -i --parallel --recursive Package.swift Sources Tests
bench:      ; python3 Benchmarks/figures.py
docs:       ; Scripts/check-links
# The jail, its keeper and their protocol under AddressSanitizer and UBSan, an hour each, side by side.
fuzz:       ; Scripts/fuzz --seconds 3600 --jobs 3 job keeper orders
run:        ; ./focus serve
install:    ; Scripts/install '$(PREFIX)'
uninstall:  ; Scripts/install --remove '$(PREFIX)'
# Every problem through the whole gate, which writes Benchmarks/verified.tsv, every solution traced and held against
# the journey's oracle with 5,000 grown programs, every right solution of Tests/Acceptance judged, a thousand kills
# and every damage of Tests/Crash, the graders twenty times, every way of abuse in every language and rung, and each
# reader of strangers' bytes fed by libFuzzer for ten minutes.
verify-all: build
	.build/debug/focus catalogue build && .build/debug/focus catalogue verify --afresh --record
	FOCUS_EVERY_SOLUTION=1 swift test --skip-build --disable-xctest --filter CatalogueJourneyTests
	FOCUS_EVERY_SOLUTION=1 python3 Tests/Journey/python_solutions.py
	FOCUS_EVERY_SOLUTION=1 python3 Tests/Journey/sentences.py
	python3 Tests/Journey/oracle/python_oracle.py --programs 5000 --solutions all
	python3 Tests/Journey/swift_corpus.py --tool .build/debug/journey-instrument --build .build/swift-corpus --solutions --jobs 2
	python3 Tests/Journey/oracle/swift_oracle.py --tool .build/debug/journey-instrument --build .build/swift-corpus --programs 5000
	python3 Tests/Journey/oracle/swift_oracle.py --tool .build/debug/journey-instrument --build .build/swift-corpus --lower --programs 500
	python3 Benchmarks/acceptance.py Tests/Acceptance --focus .build/debug/focus --expect accepted --every --afresh \
	  --table .build/acceptance.tsv
	python3 Tests/Crash/kills.py --kills 1000
	python3 Tests/Crash/damage.py
	python3 Tests/Crash/leftovers.py
	.build/debug/focus takehome verify --times 20
	FOCUS_ALL_CHEATS=1 swift test --skip-build --disable-xctest --filter CheatTests
	FOCUS_ABUSE=all swift test --skip-build --disable-xctest --filter AbuseTests
	Scripts/fuzz --imports --seconds 600
