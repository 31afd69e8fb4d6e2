import NumerusFormatting
import NumerusLocales
import Testing

@Suite struct DateConcurrencyTests {
  @Test func sharedFormattersAgreeOn8Threads() async {
    let dates = [
      DateFormat(.dateTime(date: .full, time: .full), locale: "en", timeZone: "Europe/Berlin"),
      DateFormat(.date(.full), locale: "he-u-ca-hebrew", timeZone: .utc),
      DateFormat(.date(.full), locale: "ja-u-ca-japanese", timeZone: .utc),
      DateFormat(.date(.full), locale: "zh-u-ca-chinese", timeZone: .utc),
      DateFormat(.time(.short), locale: "ar-EG", timeZone: .utc, twentyFourHour: true),
    ]
    let interval = DateIntervalFormat(.skeleton("yMMMdjmm"), locale: "fa", timeZone: .utc)
    let relative = RelativeFormat(locale: "pl")
    let duration = DurationFormat(locale: "hi")
    @Sendable func texts(_ step: Int) -> [String] {
      let instant = morning.advanced(by: .seconds(step * 86_461))
      return dates.map { $0.string(from: instant) } + [
        interval.string(from: morning, to: instant), relative.string(from: Double(step), .day),
        duration.string(from: .seconds(step * 61)),
        "\((try? dates[1].instant(from: dates[1].string(from: instant))) ?? morning)",
      ]
    }
    let expected = (0..<200).map(texts)
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy {
            let step = ($0 + thread * 25) % 200
            return texts(step) == expected[step]
          }
        }
      }
      for await agrees in group { #expect(agrees) }
    }
  }
}
