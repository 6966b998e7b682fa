import type { SseConnection } from './sse-connection.ts';

/** Devices of one person that hear what changes; one more ends the oldest. */
const mostOfOne = 20;
const comeMuchLater = 'retry: 60000\n\n';

/** Who has a page open, by company. */
export function openSseConnections() {
  const byTenant = new Map<string, Set<SseConnection>>();
  return {
    of: (tenantId: string): Iterable<SseConnection> => byTenant.get(tenantId) ?? [],
    everyone: () => [...byTenant.values()].flatMap((readers) => [...readers]),
    join(reader: SseConnection): void {
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
