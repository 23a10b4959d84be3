import Foundation
import StackTrees

// One line a tree: its size and the layouts of it a second.
for count in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
  print(count, StackTree.layoutsPerSecond(count))
}
