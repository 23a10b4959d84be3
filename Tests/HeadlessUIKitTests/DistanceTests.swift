import Foundation
import HeadlessUIKit
import Testing

@Suite("Distances as people say them") struct DistanceTests {
  @Test(
    "short ones in tens, long ones with a tenth",
    arguments: [
      (MKDistanceFormatter.Units.metric, 347.0, "350 m"), (.metric, 1234, "1.2 km"), (.metric, 5000, "5 km"),
      (.metric, 0, "0 m"), (.imperial, 100, "330 ft"), (.imperial, 3218.688, "2 mi"),
      (.imperialWithYards, 100, "110 yd"),
    ])
  func rounded(units: MKDistanceFormatter.Units, distance: Double, text: String) {
    let formatter = MKDistanceFormatter()
    formatter.units = units
    #expect(formatter.string(fromDistance: distance) == text)
  }

  @Test("the locale has its units, and names in full")
  func full() {
    let formatter = MKDistanceFormatter()
    formatter.unitStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(fromDistance: 1000) == "1 kilometre")
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(fromDistance: 4023.36) == "2.5 miles")
  }
}
