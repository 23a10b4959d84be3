import AsyncDisplayKit
import Benchmark
import Foundation
import HeadlessUIKit
import StackTrees

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], warmupIterations: 1, maxDuration: .seconds(2), maxIterations: 100_000)

  for count in [10, 100, 1000, 10_000] {
    Benchmark("Layout of stacks, \(count) nodes") { benchmark in
      let tree = StackTree.make(count)
      benchmark.startMeasurement()
      for width in benchmark.scaledIterations {
        let size = CGSize(width: 1000 + CGFloat(width % 2), height: 1000)
        blackHole(tree.layoutThatFits(ASSizeRange(min: size, max: size)))
      }
    }
  }

  for count in [1000, 10_000] {
    Benchmark(
      "Reload of a collection, \(count) cells",
      configuration: .init(
        metrics: [.wallClock, .peakMemoryResidentDelta], maxDuration: .seconds(10), maxIterations: 5)
    ) { benchmark in
      FeedStage.perform(count) { list in
        benchmark.startMeasurement()
        list.reloadDataImmediately()
        benchmark.stopMeasurement()
      }
    }
  }

  Benchmark(
    "Scrolling 10000 cells by 100 screens",
    configuration: .init(metrics: [.wallClock], maxDuration: .seconds(10), maxIterations: 3)
  ) { benchmark in
    FeedStage.perform(10_000) { list in
      benchmark.startMeasurement()
      for screen in 1...100 {
        list.contentOffset.y = CGFloat(screen) * 480
        HeadlessRuntime.current.turn()
      }
      benchmark.stopMeasurement()
    }
  }
}
