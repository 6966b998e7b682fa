const page = 8;

/** The row a key leads to from another, round at the ends by single steps; none for any other key. */
export function stepOf(key: string, from: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return from < last ? from + 1 : 0;
    case 'ArrowUp':
      return from > 0 ? from - 1 : last;
    case 'PageDown':
      return Math.min(from + page, last);
    case 'PageUp':
      return Math.max(from - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
