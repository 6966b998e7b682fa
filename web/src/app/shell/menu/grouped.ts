/** Values under their keys, both in the order they come. */
export function grouped<K, V>(values: readonly V[], keyOf: (value: V) => K): [K, V[]][] {
  const groups = new Map<K, V[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return [...groups];
}
