final class LoadedTable: Sendable { init(reading slot: TableSlot) {} }
