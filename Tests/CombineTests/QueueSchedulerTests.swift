import HeadlessCombine
import Testing
