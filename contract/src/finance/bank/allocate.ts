/** So many centavos of a line are of an item; below zero they went out. */
export type Share = { line: number; item: number; cents: number };

/**
 * Shares what lines have left over items, each in its order: what goes the other way, such as a fee, first, because it makes
 * room for the rest. Null where lines go both ways, where items are more than the lines, or where one comes to nothing.
 */
export function allocate(lines: readonly number[], items: readonly number[]): Share[] | null {
  const sign = Math.sign(lines[0] ?? 0);
  if (sign === 0 || lines.some((cents) => Math.sign(cents) !== sign) || items.includes(0)) return null;
  const room = lines.map(Math.abs);
  const shares: Share[] = [];
  const other = items.map((cents, item) => ({ item, cents: cents * sign }));
  for (const { item, cents } of other.filter((each) => each.cents < 0)) {
    shares.push({ line: 0, item, cents: cents * sign });
    room[0] = (room[0] ?? 0) - cents;
  }
  for (const { item, cents } of other.filter((each) => each.cents > 0)) {
    let left = cents;
    for (let line = 0; line < room.length && left > 0; line += 1) {
      const taken = Math.min(left, room[line] ?? 0);
      if (taken === 0) continue;
      shares.push({ line, item, cents: taken * sign });
      room[line] = (room[line] ?? 0) - taken;
      left -= taken;
    }
    if (left > 0) return null;
  }
  // What went the other way was paid by something.
  const isWhole = room.every((left, at) => left <= Math.abs(lines[at] ?? 0));
  return isWhole ? shares : null;
}
