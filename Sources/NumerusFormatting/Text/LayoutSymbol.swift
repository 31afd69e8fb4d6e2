/// Kinds of pictures in a user interface, by whether they are mirrored in a layout from right to
/// left.
///
///     LayoutSymbol.back.isMirrored(in: .rightToLeft)          // true
///     LayoutSymbol.play.isMirrored(in: .rightToLeft)          // false
///
/// What speaks of the direction of reading is mirrored: movement through content, lines of text,
/// time along a line. What is a picture of a thing, or has a sense of its own, is not: tapes and
/// films run one way, clock hands turn one way, a tick is a tick. Sources: Apple, Human Interface
/// Guidelines, "Right to left"; Google, Material Design, "Bidirectionality", and its icons of the
/// set "AutoMirrored".
public enum LayoutSymbol: String, Hashable, Sendable, CaseIterable, Codable {
  // Movement through content, and a place in it.
  case back, forward, previousPage, nextPage, chevron, disclosure, arrow, undo, redo, reply, send
  case openExternally, logIn, logOut, backspace, tab
  // Lines of text, and what is arranged along them.
  case textAlignment, list, indentation, paragraph, message, document, sidebar
  // Amounts and time along a line.
  case slider, progressBar, timeline, ratingStars, volume, signalStrength, lineChart
  // Things that move forward.
  case vehicle, pedestrian
  // The question mark, which Arabic and Persian mirror.
  case help

  // Playback: the direction of the tape, not of time.
  case play, pause, stop, record, rewind, fastForward, skipToPreviousTrack, skipToNextTrack
  case shuffle, repeating
  // What turns with the clock.
  case clock, stopwatch, refresh, circularProgress, history
  // Things, and what a right hand holds.
  case logo, camera, phone, search, pencil, mug, headphones, musicNote, lock, battery
  // Marks and writing with a form of their own.
  case checkmark, cross, plus, star, slash, digits, mathematics, currency, latinText, keyboard
  // Geography.
  case map, compass

  /// Whether the picture is another one where lines run from right to left.
  public var isDirectional: Bool {
    switch self {
    case .back, .forward, .previousPage, .nextPage, .chevron, .disclosure, .arrow, .undo, .redo,
      .reply, .send, .openExternally, .logIn, .logOut, .backspace, .tab, .textAlignment, .list,
      .indentation, .paragraph, .message, .document, .sidebar, .slider, .progressBar, .timeline,
      .ratingStars, .volume, .signalStrength, .lineChart, .vehicle, .pedestrian, .help:
      true
    case .play, .pause, .stop, .record, .rewind, .fastForward, .skipToPreviousTrack,
      .skipToNextTrack, .shuffle, .repeating, .clock, .stopwatch, .refresh, .circularProgress,
      .history, .logo, .camera, .phone, .search, .pencil, .mug, .headphones, .musicNote, .lock,
      .battery, .checkmark, .cross, .plus, .star, .slash, .digits, .mathematics, .currency,
      .latinText, .keyboard, .map, .compass:
      false
    }
  }

  /// Whether a picture that was drawn for lines from left to right is to be mirrored.
  public func isMirrored(in direction: LayoutDirection) -> Bool {
    isDirectional && direction == .rightToLeft
  }
}
