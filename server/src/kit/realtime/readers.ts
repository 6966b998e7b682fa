import type { Reader } from './reader.ts';

/** Devices of one person that hear what changes; one more ends the oldest. */
const mostOfOne = 20;
const comeMuchLater = 'retry: 60000\n\n';

/** Who has a page open, by company. */
export function openReaders() {
  const byTenant = new Map<string, Set<Reader>>();
  return {
    of: (tenantId: string): Iterable<Reader> => byTenant.get(tenantId) ?? [],
    everyone: () => [...byTenant.values()].flatMap((readers) => [...readers]),
    join(reader: Reader): void {
      const { tenantId, userId } = reader.actor;
      const readers = byTenant.get(tenantId) ?? new Set();
      const own = [...readers].filter(({ actor }) => actor.userId === userId);
      if (own.length >= mostOfOne) own[0]?.end(comeMuchLater);
      byTenant.set(tenantId, readers.add(reader));
      reader.onClose(() => {
        readers.delete(reader);
        if (readers.size === 0 && byTenant.get(tenantId) === readers) byTenant.delete(tenantId);
      });
    },
    clear: () => byTenant.clear(),
  };
}
