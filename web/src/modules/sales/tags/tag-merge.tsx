import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { mergeTags, readTagUses } from '@leme/contract/sales/tag-endpoints';
import { tags } from '@leme/contract/sales/tags';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useResourceWrites, useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { tagsTexts } from './texts/texts.ts';

const mostFound = 8;

type TagMergeProps = { row: AnyRow; refresh: () => void };

/** How many have a tag, and the way to make one of it and another. */
export function TagMerge({ row, refresh }: TagMergeProps) {
  const t = useText(tagsTexts);
  const id = useId();
  const can = useCan();
  const { data } = useTagUses(row.id);
  const mayMerge = can(may('tags', 'update')) && can(may('tags', 'delete')) && row.deleted_at === null;
  const uses = data && t('uses', { leads: data.leads, customers: data.customers });
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t('title')} note={uses} />
      {mayMerge && <Others row={row} refresh={refresh} />}
    </Card>
  );
}

function useTagUses(id: string) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['tag-uses', tenant.id, id],
    meta: { shows: ['tags', 'leads', 'customers'] },
    queryFn: ({ signal }) => call<typeof readTagUses>('GET /tags/:id/uses', { id }, { signal }),
  });
}

function Others({ row, refresh }: TagMergeProps) {
  const t = useText(tagsTexts);
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const { query } = useRows(tags, { q: sought || undefined, limit: mostFound + 1 });
  const merge = useMerge(row, refresh);
  const others = (all: readonly AnyRow[]) => all.filter(({ id }) => id !== row.id).slice(0, mostFound);
  return (
    <div className="grid gap-3 px-4 pb-4">
      <p className="text-muted-fg text-sm">{t('text')}</p>
      <SearchBox label={t('search')} typed={typed} onType={setTyped} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => others(data).length === 0}
        empty={<p className="text-muted-fg">{t('none')}</p>}
      >
        {({ data }) => (
          <ul>
            {others(data).map((other) => (
              <li key={other.id} className="flex items-center justify-between gap-3 border-t py-2">
                <span className="wrap-anywhere min-w-0">{String(other.name)}</span>
                <Button
                  size="sm"
                  aria-label={t('mergeWith', { name: String(other.name) })}
                  busy={merge.busyWith?.id === other.id}
                  onClick={() => void merge.run(other)}
                >
                  {t('merge')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function useMerge(row: AnyRow, refresh: () => void) {
  const t = useText(tagsTexts);
  const { restore } = useResourceWrites(tags);
  const separate = useVerb(restore, { failed: t('mergeFailed') });
  return useVerb(
    (other: AnyRow) => call<typeof mergeTags>('POST /tags/:id/merge', { id: row.id, other_id: other.id }),
    {
      shows: ['tags'],
      done: (_, other) => {
        refresh();
        return { title: t('merged'), text: String(other.name), undo: () => void separate.run(other.id) };
      },
      failed: t('mergeFailed'),
    },
  );
}
