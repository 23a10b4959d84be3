import Foundation
import StackTrees

// stack-trees FAN-OUT NODES...: one line a tree, its size and the layouts of it a second.
let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
for count in numbers.dropFirst() {
  print(count, StackTree.layoutsPerSecond(count, fanOut: numbers[0]))
}
