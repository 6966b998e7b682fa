import { may } from '@leme/contract/access/permission';
import type { mergeProductTags, readProductTagUses } from '@leme/contract/catalog/product-tag-endpoints';
import { productTags } from '@leme/contract/catalog/product-tags';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useRowTitle } from '#kit/resource/record/row-title.ts';
import { useResourceWrites, useRows } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { productTagsTexts } from './texts/texts.ts';

const mostFound = 8;

type TagMergeProps = { row: AnyRow; refresh: () => void };

/** How many products have a tag, and the way to make one of it and another. */
export function TagMerge({ row, refresh }: TagMergeProps) {
  const t = useText(productTagsTexts);
  const id = useId();
  const can = useCan();
  const { data } = useTagUses(row.id);
  const mayMerge =
    can(may('product-tags', 'update')) && can(may('product-tags', 'delete')) && row.deleted_at === null;
  const uses = data && t('uses', { products: data.products, companies: data.companies });
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
    queryKey: ['product-tag-uses', tenant.id, id],
    meta: { shows: ['product-tags', 'products'] },
    queryFn: ({ signal }) =>
      call<typeof readProductTagUses>('GET /product-tags/:id/uses', { id }, { signal }),
  });
}

function Others({ row, refresh }: TagMergeProps) {
  const t = useText(productTagsTexts);
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const { query } = useRows(productTags, { q: sought || undefined, limit: mostFound + 1 });
  const merge = useMerge(row, refresh);
  const titleOf = useRowTitle(productTags);
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
                <span className="wrap-anywhere min-w-0">{titleOf(other)}</span>
                <Button
                  size="sm"
                  aria-label={t('mergeWith', { name: titleOf(other) })}
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
  const t = useText(productTagsTexts);
  const titleOf = useRowTitle(productTags);
  const { restore } = useResourceWrites(productTags);
  const separate = useVerb(restore, { failed: t('mergeFailed') });
  return useVerb(
    (other: AnyRow) =>
      call<typeof mergeProductTags>('POST /product-tags/:id/merge', { id: row.id, other_id: other.id }),
    {
      shows: ['product-tags'],
      done: (_, other) => {
        refresh();
        return { title: t('merged'), text: titleOf(other), undo: () => void separate.run(other.id) };
      },
      failed: t('mergeFailed'),
    },
  );
}
