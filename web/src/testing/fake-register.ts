import { type SentLink, settledLinks } from '@leme/contract/kit/resource/links';
import { moveEndpoint } from '@leme/contract/kit/resource/move-endpoints';
import {
  type AnyRow,
  fieldsWith,
  type Resource,
  type SaveBetween,
} from '@leme/contract/kit/resource/resource';
import { resourceEndpoints } from '@leme/contract/kit/resource/resource-endpoints';
import { allowedMoves, movesOf } from '@leme/contract/kit/resource/states';
import { type FakeServer, refuses } from './fake-server.ts';

type Given = { id: string } & Record<string, unknown>;

const facts = { created_at: '2031-01-01T12:00:00Z', updated_at: '2031-01-01T12:00:00Z', deleted_at: null };

/** A register the fake server keeps: rows with versions, filtered by equal values and not by ranges, and colleagues who save meanwhile. */
export function keepsRegister(server: FakeServer, resource: Resource, given: readonly Given[]) {
  const { list, read, update, remove, restore } = resourceEndpoints(resource);
  let rows = given.map((row) => ({ ...facts, version: 1, labels: {}, ...row }) as AnyRow);
  const saves: (SaveBetween & { id: string })[] = [];
  const find = (id: unknown): AnyRow => rows.find((row) => row.id === id) ?? refuses('not-found')();
  const change = (id: unknown, changed: Record<string, unknown>): AnyRow => {
    const row = find(id);
    const next = { ...row, ...changed, version: row.version + 1 } as AnyRow;
    rows = rows.map((each) => (each === row ? next : each));
    return next;
  };
  server.answers(list, (asked: Record<string, unknown>) => {
    const isWanted = (row: AnyRow) =>
      Object.entries(asked).every(
        ([name, wanted]) =>
          !Array.isArray(wanted) || String(wanted[0]).includes('..') || wanted.includes(row[name]),
      );
    const data = rows.filter((row) => row.deleted_at === null && isWanted(row));
    const sumOf = (name: string) => data.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
    const totals = asked.totals ? fieldsWith(resource, 'total').map((name) => [name, sumOf(name)]) : [];
    return { [resource.listed]: data, count: data.length, totals: Object.fromEntries(totals) } as object;
  });
  server.answers(read, ({ id }) => find(id) as object);
  server.answers(update, ({ id, version, ...sent }) => {
    const current = find(id);
    if (current.version !== version)
      return refuses('stale-version', {
        params: { current, yours: sent, saves: saves.filter((save) => save.id === id) },
      })();
    const values: Record<string, unknown> = sent;
    const valued = Object.keys(values).filter((name) => resource.fields[name]?.atLink);
    const links = valued.map((name) => settledLinks(name, values[name] as SentLink[], current));
    return change(id, Object.assign({}, values, ...links)) as object;
  });
  const deletes = (id: unknown) => change(id, { deleted_at: new Date().toISOString() });
  server.answers(remove, ({ id }) => deletes(id) as object);
  for (const move of movesOf(resource))
    server.answers(moveEndpoint(resource, move), ({ id, version }: { id: string; version: number }) => {
      const row = find(id);
      const { name, field, from, to } = move;
      const [state, allowed] = [row[field], allowedMoves(resource, row).map((each) => each.name)];
      if (row.version !== version)
        return refuses('stale-version', { params: { current: row, yours: { [field]: to }, allowed } })();
      if (!from.includes(String(state)))
        return refuses('move-forbidden', { params: { move: name, field, state, allowed } })();
      return change(id, { [field]: to }) as object;
    });
  server.answers(restore, ({ id }) => change(id, { deleted_at: null }) as object);
  return {
    row: find,
    deletes,
    /** A colleague saves these fields a moment ago. */
    colleagueSaves(id: string, changed: Record<string, unknown>): void {
      change(id, changed);
      const action = 'deleted_at' in changed ? 'deleted' : 'updated';
      const at = new Date().toISOString();
      saves.unshift({ id, at, actor: 'Marina', action, fields: Object.keys(changed) });
    },
  };
}
