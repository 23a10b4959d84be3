import Foundation
import HeadlessUIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

#if !canImport(Combine)
  import OpenCombine

  /// A publisher with operators of this module's in place of OpenCombine's that do what the original's do not. Swift finds the method of the
  /// narrower protocol first. All publishers of Combine and of Foundation are in it; those of somebody's own keep OpenCombine's.
  public protocol MendedPublisher: Publisher {}

  extension CurrentValueSubject: MendedPublisher {}
  extension PassthroughSubject: MendedPublisher {}
  extension Future: MendedPublisher {}
  extension Deferred: MendedPublisher {}
  extension Empty: MendedPublisher {}
  extension Fail: MendedPublisher {}
  extension Just: MendedPublisher {}
  extension Record: MendedPublisher {}
  extension AnyPublisher: MendedPublisher {}
  extension ObservableObjectPublisher: MendedPublisher {}
  extension Published.Publisher: MendedPublisher {}
  extension Joined: MendedPublisher {}
  extension Joined3: MendedPublisher {}
  extension Joined4: MendedPublisher {}
  extension Optional.OCombine.Publisher: MendedPublisher {}
  extension Result.OCombine.Publisher: MendedPublisher {}

  extension Publishers.AllSatisfy: MendedPublisher {}
  extension Publishers.TryAllSatisfy: MendedPublisher {}
  extension Publishers.AssertNoFailure: MendedPublisher {}
  extension Publishers.Autoconnect: MendedPublisher {}
  extension Publishers.Breakpoint: MendedPublisher {}
  extension Publishers.Buffer: MendedPublisher {}
  extension Publishers.Catch: MendedPublisher {}
  extension Publishers.TryCatch: MendedPublisher {}
  extension Publishers.Collect: MendedPublisher {}
  extension Publishers.CollectByCount: MendedPublisher {}
  extension Publishers.CollectByTime: MendedPublisher {}
  extension Publishers.CompactMap: MendedPublisher {}
  extension Publishers.TryCompactMap: MendedPublisher {}
  extension Publishers.Comparison: MendedPublisher {}
  extension Publishers.TryComparison: MendedPublisher {}
  extension Publishers.Concatenate: MendedPublisher {}
  extension Publishers.Contains: MendedPublisher {}
  extension Publishers.ContainsWhere: MendedPublisher {}
  extension Publishers.TryContainsWhere: MendedPublisher {}
  extension Publishers.Count: MendedPublisher {}
  extension Publishers.Debounce: MendedPublisher {}
  extension Publishers.Decode: MendedPublisher {}
  extension Publishers.Delay: MendedPublisher {}
  extension Publishers.Drop: MendedPublisher {}
  extension Publishers.DropUntilOutput: MendedPublisher {}
  extension Publishers.DropWhile: MendedPublisher {}
  extension Publishers.TryDropWhile: MendedPublisher {}
  extension Publishers.Encode: MendedPublisher {}
  extension Publishers.Filter: MendedPublisher {}
  extension Publishers.TryFilter: MendedPublisher {}
  extension Publishers.First: MendedPublisher {}
  extension Publishers.FirstWhere: MendedPublisher {}
  extension Publishers.TryFirstWhere: MendedPublisher {}
  extension Publishers.FlatMap: MendedPublisher {}
  extension Publishers.HandleEvents: MendedPublisher {}
  extension Publishers.IgnoreOutput: MendedPublisher {}
  extension Publishers.Last: MendedPublisher {}
  extension Publishers.LastWhere: MendedPublisher {}
  extension Publishers.TryLastWhere: MendedPublisher {}
  extension Publishers.MakeConnectable: MendedPublisher {}
  extension Publishers.Map: MendedPublisher {}
  extension Publishers.TryMap: MendedPublisher {}
  extension Publishers.MapError: MendedPublisher {}
  extension Publishers.MapKeyPath: MendedPublisher {}
  extension Publishers.MapKeyPath2: MendedPublisher {}
  extension Publishers.MapKeyPath3: MendedPublisher {}
  extension Publishers.MeasureInterval: MendedPublisher {}
  extension Publishers.Merge: MendedPublisher {}
  extension Publishers.MergeMany: MendedPublisher {}
  extension Publishers.MergeSeveral: MendedPublisher {}
  extension Publishers.Multicast: MendedPublisher {}
  extension Publishers.Output: MendedPublisher {}
  extension Publishers.PrefixUntilOutput: MendedPublisher {}
  extension Publishers.PrefixWhile: MendedPublisher {}
  extension Publishers.TryPrefixWhile: MendedPublisher {}
  extension Publishers.Print: MendedPublisher {}
  extension Publishers.ReceiveOn: MendedPublisher {}
  extension Publishers.Reduce: MendedPublisher {}
  extension Publishers.TryReduce: MendedPublisher {}
  extension Publishers.RemoveDuplicates: MendedPublisher {}
  extension Publishers.TryRemoveDuplicates: MendedPublisher {}
  extension Publishers.ReplaceEmpty: MendedPublisher {}
  extension Publishers.ReplaceError: MendedPublisher {}
  extension Publishers.Retry: MendedPublisher {}
  extension Publishers.Scan: MendedPublisher {}
  extension Publishers.TryScan: MendedPublisher {}
  extension Publishers.Sequence: MendedPublisher {}
  extension Publishers.SetFailureType: MendedPublisher {}
  extension Publishers.Share: MendedPublisher {}
  extension Publishers.SubscribeOn: MendedPublisher {}
  extension Publishers.SwitchToLatest: MendedPublisher {}
  extension Publishers.Throttle: MendedPublisher {}
  extension Publishers.Timeout: MendedPublisher {}
  extension Publishers.Zip: MendedPublisher {}
  extension Publishers.Zip3: MendedPublisher {}
  extension Publishers.Zip4: MendedPublisher {}

  extension NotificationCenter.Publisher: MendedPublisher {}
  extension NSObject.KeyValueObservingPublisher: MendedPublisher {}
  extension Timer.TimerPublisher: MendedPublisher {}
  extension URLSession.DataTaskPublisher: MendedPublisher {}
#endif
