/** A code that was in view this long ago is the same look at it. */
const sameLookMs = 3_000;

/** A camera reads a code many times a second: says which reading is a new one. */
export function createRepeatFilter() {
  const seen = new Map<string, number>();
  const isSame = (text: string, at: number) => at - (seen.get(text) ?? Number.NEGATIVE_INFINITY) < sameLookMs;
  return {
    /** Whether the code was out of view for three seconds, or never in it. */
    admits(text: string, at: number): boolean {
      const isNew = !isSame(text, at);
      seen.set(text, at);
      return isNew;
    },
    /** A code that is in view while nothing is read stays the same look if it was read before. */
    keep(text: string, at: number): void {
      if (isSame(text, at)) seen.set(text, at);
    },
  };
}
