import Foundation
import HeadlessUIKit
import Testing

@Suite("Recording without a microphone, and places on flat maps") struct RecorderTests {
  @Test("it is not allowed, never begins and writes nothing") func recorder() throws {
    let address = FileManager.default.temporaryDirectory.appendingPathComponent("nothing-is-heard.m4a")
    let recorder = try AVAudioRecorder(url: address, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
    HeadlessRuntime().runMain {
      var answers: [Bool] = []
      AVAudioSession.sharedInstance().requestRecordPermission { answers.append($0) }
      #expect(answers == [])
      HeadlessRuntime.current.turn()
      #expect(answers == [false] && AVAudioSession.sharedInstance().recordPermission == .denied)
      #expect(!recorder.record() && !recorder.isRecording && recorder.currentTime == 0)
      recorder.stop()
      #expect(!FileManager.default.fileExists(atPath: address.path) && !recorder.deleteRecording())
      #expect(recorder.averagePower(forChannel: 0) == -160)
    }
  }

  @Test("a map's region is stretched over its bounds") func places() {
    HeadlessRuntime().runMain {
      let map = MKMapView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
      let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      host.addSubview(map)
      let middle = CLLocationCoordinate2D(latitude: 40, longitude: -3)
      #expect(map.convert(middle, toPointTo: map) == CGPoint(x: 50, y: 100))
      map.region = MKCoordinateRegion(
        center: middle, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 2))
      let north = CLLocationCoordinate2D(latitude: 42, longitude: -4)
      #expect(map.convert(north, toPointTo: map) == .zero)
      #expect(map.convert(north, toPointTo: host) == CGPoint(x: 10, y: 20))
      let back = map.convert(CGPoint(x: 110, y: 220), toCoordinateFrom: host)
      #expect(back.latitude == 38 && back.longitude == -2)
    }
  }
}
