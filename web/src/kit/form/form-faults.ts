import type { Fault } from '@leme/contract/kit/problem';

/** `/passengers/0/quantity` → `passengers.0.quantity`, the way forms name their fields. */
export function fieldName(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

export type PlacedFaults = { fields: { name: string; fault: Fault }[]; others: Fault[] };

/** Splits faults into those of a field that the form has (the first of each) and those it can only name above. */
export function placeFaults(faults: readonly Fault[], hasField: (name: string) => boolean): PlacedFaults {
  const placed: PlacedFaults = { fields: [], others: [] };
  const taken = new Set<string>();
  for (const fault of faults) {
    const name = nearestField(fieldName(fault.pointer), hasField);
    if (name === null) placed.others.push(fault);
    else if (!taken.has(name)) {
      taken.add(name);
      placed.fields.push({ name, fault });
    }
  }
  return placed;
}

// A fault deep inside a value belongs to the field that edits the value.
function nearestField(name: string, hasField: (name: string) => boolean): string | null {
  for (let at = name; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.'))))
    if (hasField(at)) return at;
  return null;
}
