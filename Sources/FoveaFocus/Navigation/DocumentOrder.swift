/// Whether document order names one entry before the other; a container before what it holds.
func precedes(_ first: Slot, _ second: Slot, in entries: UnsafeBufferPointer<Entry>) -> Bool {
  func depth(_ slot: Slot) -> Int {
    sequence(first: slot) { entries[Int($0)].parent < 0 ? nil : entries[Int($0)].parent }
      .reduce(0) { depth, _ in depth + 1 }
  }
  var (first, second) = (first, second)
  let (firstDepth, secondDepth) = (depth(first), depth(second))
  for _ in 0..<max(0, firstDepth - secondDepth) { first = entries[Int(first)].parent }
  for _ in 0..<max(0, secondDepth - firstDepth) { second = entries[Int(second)].parent }
  guard first != second else { return firstDepth < secondDepth }
  while entries[Int(first)].parent != entries[Int(second)].parent {
    first = entries[Int(first)].parent
    second = entries[Int(second)].parent
  }
  return entries[Int(first)].position < entries[Int(second)].position
}
