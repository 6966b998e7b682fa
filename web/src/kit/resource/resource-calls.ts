import { isResource } from '@leme/contract/access/resources';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Fields } from '@leme/contract/kit/resource/fields';
import type { MadeMove } from '@leme/contract/kit/resource/move-endpoints';
import type { AnyRow, HistoryEntry, Page, Resource } from '@leme/contract/kit/resource/resource';
import type { Moved } from '@leme/contract/kit/resource/resource-replacement-endpoints';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../api/api.ts';
import { useSignedIn } from '../auth-session/auth-session.tsx';
import { useLiveView } from '../live/live-view.ts';
import { refetchShowing, type Shows } from '../live/shown-tables.ts';
import { type Freshness, useKept } from './freshness.ts';

export type Option = { id: string; label: string; colour?: string | null };
/** What a list is asked for: `q`, `sort`, `page`, `limit`, `cursor`, `deleted`, `facets` and filters by field. */
export type ListQuestion = Readonly<Record<string, string | number | undefined>>;

/** Calls an endpoint of a resource; which one is known only while running, hence the type of the answer is given. */
async function ask<Reply>(
  address: string,
  input: Record<string, unknown>,
  options?: CallOptions,
): Promise<Reply> {
  const anyCall = call as unknown as (...given: unknown[]) => Promise<Reply>;
  return await anyCall(address, input, options);
}

const keyOf = (tenantId: string, name: string) => ['resource', tenantId, name] as const;

/** What its rows are made of: itself and what its references name. */
export function showsOf({ subject, fields, computed }: Resource): Shows {
  const counted = Object.values(computed ?? {}).flatMap(({ counts }) =>
    counts && isResource(counts) ? [counts] : [],
  );
  const named = Object.values(fields).flatMap(({ to }) => (to !== undefined && isResource(to) ? [to] : []));
  return { shows: [subject, ...named, ...counted] };
}

type RowsWays = {
  freshness?: Freshness | undefined;
  /** Hears why no page came, whether the list is still there or not. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** What was there stays until the answer to another question comes: for more of the same rows. */
  staysMeanwhile?: boolean;
  /** It is not asked yet. */
  waits?: boolean;
};

/** One page of a resource; asked again when somebody changed it, on focus and every minute, unless it is kept in its own way. */
export function useRows(
  resource: Resource,
  question: ListQuestion,
  { freshness, onFailed, staysMeanwhile = false, waits = false }: RowsWays = {},
) {
  const { tenant } = useSignedIn();
  return useLiveView(
    [...keyOf(tenant.id, resource.name), 'list', question],
    showsOf(resource),
    async (how) => {
      try {
        return await askPage(resource, question, how);
      } catch (error) {
        onFailed?.(error);
        throw error;
      }
    },
    {
      ...useKept(freshness),
      enabled: !waits,
      ...(staysMeanwhile && { placeholderData: (before: unknown) => before as never }),
    },
  );
}

/** One page of a resource, outside of a view. */
export function readRows(resource: Resource, question: ListQuestion): Promise<Page> {
  return askPage(resource, question);
}

/** A page with its rows where every list has them, whatever the answer calls them. */
async function askPage(resource: Resource, question: ListQuestion, options?: CallOptions): Promise<Page> {
  const page = await ask<Page & Record<string, unknown>>(`GET /${resource.name}`, question, options);
  return { ...page, data: page[resource.listed] as AnyRow[] };
}

type Ahead = { resource: Resource; question: ListQuestion; freshness?: Freshness | undefined };

/** Asks for the first page ahead of its screen; nobody is told when that fails. */
export function prefetchRows(
  client: QueryClient,
  tenantId: string,
  { resource, question, freshness }: Ahead,
): Promise<void> {
  return client.prefetchQuery({
    ...(freshness && { staleTime: freshness.freshMs, gcTime: freshness.keptMs }),
    queryKey: [...keyOf(tenantId, resource.name), 'list', question],
    meta: showsOf(resource),
    queryFn: ({ signal }) => askPage(resource, question, { signal, background: true }),
  });
}

/** One row; `listed`, as the list knows it, shows until the answer comes, and stays when none does. */
export function useRow(resource: Resource, id: string | null, listed?: AnyRow) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: [...keyOf(tenant.id, resource.name), 'row', id],
    meta: showsOf(resource),
    queryFn: ({ signal }) => ask<AnyRow>(`GET /${resource.name}/:id`, { id }, { signal }),
    enabled: id !== null,
    staleTime: 0,
    ...(listed && { initialData: listed, initialDataUpdatedAt: 0 }),
  });
}

/** One page of a row's history, newest first; `before` is the last entry already seen. */
export function readHistory(
  resource: Resource,
  id: string,
  before: string | undefined,
  signal: AbortSignal,
): Promise<{ data: HistoryEntry[]; hasMore: boolean }> {
  return ask(`GET /${resource.name}/:id/history`, { id, ...(before && { before }) }, { signal });
}

/** The way a row went from state to state, newest first. */
export function useMoves(resource: Resource, id: string) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: [...keyOf(tenant.id, resource.name), 'moves', id],
    meta: showsOf(resource),
    queryFn: ({ signal }) => ask<{ data: MadeMove[] }>(`GET /${resource.name}/:id/moves`, { id }, { signal }),
  });
}

/** What the choices of a reference are made of. */
export function optionsShow({ fields, computed }: Entity & { computed?: Fields }, field: string): Shows {
  const to = (fields[field] ?? computed?.[field])?.to ?? '';
  return { shows: isResource(to) ? [to] : [] };
}

/** What a reference, or a filter by it, chooses from. */
export async function readOptions(
  resource: Entity,
  field: string,
  asked: { q?: string; ids?: string },
  signal?: AbortSignal,
): Promise<Option[]> {
  const { data } = await ask<{ data: Option[] }>(
    `GET /${resource.chooses ?? resource.name}/options/:field`,
    { field, ...asked },
    { signal, background: true },
  );
  return data;
}

/** Where what a reference chooses from is kept, for the text that was typed. */
export const optionsKey = (tenantId: string, { name }: Pick<Entity, 'name'>, field: string, q: string) =>
  [...keyOf(tenantId, name), 'options', field, q] as const;

/** The writes of a resource; each lets what shows its rows be fetched again, unless `quiet`: then the caller does, once. */
export function useResourceWrites(resource: Resource, { quiet = false } = {}) {
  const client = useQueryClient();
  const { name, subject } = resource;
  const changed = () => void refetchShowing(client, [subject]);
  const movedBy = (moved: readonly Moved[]) =>
    void refetchShowing(client, [subject, ...moved.map(({ resource }) => resource).filter(isResource)]);
  const write = async (address: string, input: Record<string, unknown>): Promise<AnyRow> => {
    const row = await ask<AnyRow>(address, input);
    if (!quiet) changed();
    return row;
  };
  return {
    /** Fetches what shows its rows again. */
    changed,
    create: (fields: Record<string, unknown>) => write(`POST /${name}`, fields),
    update: (id: string, version: number, fields: Record<string, unknown>) =>
      write(`PATCH /${name}/:id`, { ...fields, id, version }),
    move: (id: string, version: number, name: string, reason?: string) =>
      write(`POST /${resource.name}/:id/${name}`, { id, version, ...(reason !== undefined && { reason }) }),
    remove: (id: string) => write(`DELETE /${name}/:id`, { id }),
    restore: (id: string) => write(`POST /${name}/:id/restoration`, { id }),
    /** Deletes a row after letting what points to it point to another, or to nothing. */
    replace: async (id: string, by: string | null) => {
      const done = await ask<{ row: AnyRow; moved: Moved[] }>(`POST /${name}/:id/replacement`, { id, by });
      movedBy(done.moved);
      return done;
    },
    /** Takes that back. */
    takeBack: async (id: string, moved: readonly Moved[]) => {
      const back = await ask<{ row: AnyRow; left: number }>(`POST /${name}/:id/reversal`, { id, moved });
      movedBy(moved);
      return back;
    },
    /** Puts children in order. */
    order: (parent: string, ids: readonly string[]) => write(`PUT /${name}/order`, { parent, ids }),
  };
}

/** Creates a row, outside of a view. */
export function createRow({ name }: Pick<Entity, 'name'>, fields: Record<string, unknown>): Promise<AnyRow> {
  return ask<AnyRow>(`POST /${name}`, fields);
}

/** Creates a row of the resource a reference points to from the text that was typed. */
export async function createNamed(target: string, field: string, typed: string): Promise<AnyRow> {
  return await ask<AnyRow>(`POST /${target}`, { [field]: typed });
}
