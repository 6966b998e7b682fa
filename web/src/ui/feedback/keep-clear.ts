/** What stands on the screen now that messages must not cover: known by itself, so that nobody looks for it among all there is. */
export const keptClear = new Set<Element>();

/** Marks a bar that messages stand above: `<footer {...keepClear}>`. */
export const keepClear = { 'data-keep-clear': true, ref: watchBar } as const;

/** The same for an element that has a ref of its own. */
export function watchBar(bar: Element | null): (() => void) | undefined {
  if (!bar) return undefined;
  keptClear.add(bar);
  return () => void keptClear.delete(bar);
}
