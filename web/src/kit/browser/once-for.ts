/**
 * Works something out of an object once and keeps it for as long as the object lives: what is drawn anew with every tap is
 * made anew only of what the tap changed. The object must not change.
 */
export function onceFor<K extends object, V>(workOut: (of: K) => V): (of: K) => V {
  const kept = new WeakMap<K, { value: V }>();
  return (of) => {
    const known = kept.get(of);
    if (known) return known.value;
    const value = workOut(of);
    kept.set(of, { value });
    return value;
  };
}
