import Foundation
import HeadlessUIKit
import Testing

@Suite("Sounds that nobody hears, and pictures of films that nobody sees") struct SoundTests {
  private final class Listener: AVAudioPlayerDelegate {
    var ended = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ended += flag ? 1 : 100 }
  }

  @Test("a sound ends once main is free, unless it is stopped or repeated for ever") func sound() throws {
    let listener = Listener()
    let runtime = HeadlessRuntime()
    let player = try AVAudioPlayer(data: Data([1]))
    player.delegate = listener
    runtime.runMain {
      player.play()
      #expect(player.isPlaying && listener.ended == 0)
    }
    #expect(!player.isPlaying && listener.ended == 1)
    runtime.runMain {
      player.play()
      player.stop()
    }
    #expect(listener.ended == 1)
    runtime.runMain {
      player.numberOfLoops = -1
      player.play()
    }
    #expect(player.isPlaying && listener.ended == 1)
    #expect(throws: AVError.self) { try AVAudioPlayer(data: Data()) }
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
  }

  @Test("the system's sounds tell that they have ended") func system() {
    var ended = false
    HeadlessRuntime().runMain {
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      AudioServicesPlaySystemSoundWithCompletion(1_519) { ended = true }
      #expect(!ended)
    }
    #expect(ended)
  }

  @Test("pictures of a film are refused") func film() throws {
    let url = try #require(URL(string: "film.mp4"))
    let generator = AVAssetImageGenerator(asset: AVAsset(url: url))
    #expect(throws: AVError(.decodeFailed)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    var results: [AVAssetImageGenerator.Result] = []
    HeadlessRuntime().runMain {
      generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: .zero)]) { _, image, _, result, error in
        if image == nil, error is AVError { results.append(result) }
      }
    }
    #expect(results == [.failed])
  }

  @Test("endless times are behind all others") func times() {
    #expect(CMTime.negativeInfinity < .zero && CMTime.zero < .positiveInfinity && CMTime.positiveInfinity.isValid)
    #expect(CMTime.positiveInfinity != .negativeInfinity && CMTime.positiveInfinity != .indefinite)
    #expect(!CMTime.positiveInfinity.isNumeric && CMTime.positiveInfinity.isPositiveInfinity)
  }
}
