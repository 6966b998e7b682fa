const ids = /^[\da-f-]{36}(,[\da-f-]{36})*$/;

/**
 * What the address says beside the list: whose changes are looked at, `all` or the ids of schedules, or `bulk` for
 * many departures at once.
 */
export type PlanAddress = { changes: string | undefined };

export function readPlanAddress(search: Readonly<Record<string, unknown>>): PlanAddress {
  const { changes } = search;
  const isKnown =
    typeof changes === 'string' && (changes === 'all' || changes === 'bulk' || ids.test(changes));
  return { changes: isKnown ? changes : undefined };
}

/** The schedules an address names; none stands for all. */
export function schedulesIn(changes: string): string[] {
  return changes === 'all' ? [] : changes.split(',');
}
