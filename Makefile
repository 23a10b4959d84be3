# make report   install what is missing, build in release, run the scenarios, regenerate Spec/Reports
# make test     install what is missing, build, run all tests
.DEFAULT_GOAL := report
SWIFT ?= swift
# A program without the tests, whose plugin would have the reader built twice.
BUILD := WITHOUT_PAGE_TESTS=yes $(SWIFT) build
SPEC_CHECK := .build/release/spec-check

.PHONY: report test test-tsan test-asan readme corpus fuzz setup bench bench-compare bench-ratios format lint clean

report: setup
	$(BUILD) -c release --product spec-check
	$(SPEC_CHECK) report

# The documents that the reader began with are not part of this repository; what is read of them is tested where they are.
FOUNDING ?= ../shared/seeds
# Labelled documents, kept outside of this repository.
CORPUS ?= ../shared/corpus
test: setup
	$(SWIFT) build --build-tests
	FOUNDING=$(abspath $(FOUNDING)) SPEC_CHECK_DOCUMENTS=$(abspath $(CORPUS))/docs SWIFT_BACKTRACE=enable=no \
	  Tests/run.sh $(SWIFT) test --skip-build --parallel

# Both engines of the runtime under ThreadSanitizer, with every scenario; what runs every deviation takes too long there.
test-tsan: setup
	$(SWIFT) build --build-tests --sanitize=thread --scratch-path .build-tsan
	SWIFT_BACKTRACE=enable=no Tests/run.sh $(SWIFT) test --skip-build --sanitize=thread --scratch-path .build-tsan \
	  --filter 'HeadlessUIKitTests|CombineTests|AsyncDisplayKitTests|NodeTests|CollectionTests|CallTraceTests|EngineTests'

# The runtime under AddressSanitizer; what runs every deviation takes too long there. What the test library itself keeps until the end is
# no leak of the runtime's.
test-asan: setup
	$(SWIFT) build --build-tests --sanitize=address --scratch-path .build-asan
	ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no Tests/run.sh $(SWIFT) test --skip-build --sanitize=address \
	  --scratch-path .build-asan --filter 'HeadlessUIKitTests|CombineTests|AsyncDisplayKitTests|NodeTests|CollectionTests|LayoutTests|CallTraceTests'

# The C libraries and the tool that finds them. Nothing is done when they are there.
setup:
	@sh setup.sh

# The reader's scores on the labelled documents, against the low-water mark.
corpus: setup
	$(BUILD) -c release --product spec-check
	Tests/corpus.sh $(SPEC_CHECK) $(CORPUS)

# Markdown to claims under libFuzzer (the toolchains for Linux have it), starting from the pages. What breaks it is written to .build-fuzz.
FUZZ_SECONDS ?= 600
fuzz: setup
	$(SWIFT) build -c release --package-path Fuzz --scratch-path .build-fuzz --product fuzz-claims
	mkdir -p .build-fuzz/corpus && cp Spec/*.md .build-fuzz/corpus
	.build-fuzz/release/fuzz-claims -dict=Fuzz/markdown.dict -max_len=8192 -timeout=20 -rss_limit_mb=4096 \
	  -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=.build-fuzz/ .build-fuzz/corpus

# Files with node subclasses, shown headless and judged by Spec/: make try FILE=Examples/PhotoFeed.swift
try: setup
	@sh Examples/try.sh $(FILE) $(if $(SCREEN),-- '$(SCREEN)')

# The outputs that README.md shows.
readme: setup
	$(SWIFT) build --build-tests
	README_UPDATE=1 $(SWIFT) test --skip-build --filter ReadmeTests

# Benchmarks/README.md says what they measure. They fail nothing.
bench: setup
	cd Benchmarks && $(SWIFT) package --allow-writing-to-package-directory benchmark --no-progress

# What reading a page and recording a call cost, as ratios of numbers of one run.
bench-ratios: setup
	cd Benchmarks && $(SWIFT) run -c release claims-reading && $(SWIFT) run -c release recorded-calls

bench-compare: setup
	cd Benchmarks && $(SWIFT) build -c release --product stack-trees
	python3 Benchmarks/compare.py "$$(cd Benchmarks && $(SWIFT) build -c release --show-bin-path)/stack-trees"

format:
	$(SWIFT) format -i -r -p Sources Tests Package.swift

lint:
	$(SWIFT) format lint --strict -r -p Sources Tests Package.swift

clean:
	rm -rf .build .build-*
