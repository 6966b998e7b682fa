type Typed = { priority: number | null | undefined; capacity: number | null | undefined };
type Pair = Readonly<Record<string, unknown>> | undefined;

/** What a cell has typed: a whole number, null for nothing, undefined for what is none. */
export function numberIn(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,3}$/.test(typed) ? Number(typed) : undefined;
}

/** What the typed numbers of a cell change: nothing, or the boat comes into the product, is changed in it, or leaves it. */
export function cellChange({ priority, capacity }: Typed, pair: Pair) {
  if (priority === undefined || capacity === undefined) return null;
  if (priority === null) return pair ? ({ does: 'remove', values: {} } as const) : null;
  const values = { priority, capacity_for_product: capacity };
  if (!pair) return { does: 'create', values } as const;
  const isSame = pair.priority === priority && (pair.capacity_for_product ?? null) === capacity;
  return isSame ? null : ({ does: 'update', values } as const);
}
