import { type AnyRow, type Resource, rightTo } from '@leme/contract/kit/resource/resource';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { useCan } from '../../auth-session/rights.ts';
import { SearchBox } from '../../list/search/search-box.tsx';
import { QueryView } from '../../live/query-view.tsx';
import { useText } from '../../text/i18n.ts';
import { kitTexts } from '../../texts/texts.ts';
import { useVerb } from '../../verb/use-verb.ts';
import { useSettled } from '../field-input/use-settled.ts';
import { useRowTitle } from '../record/row-title.ts';
import { useResourceWrites, useRows } from '../resource-calls.ts';
import { mergeTexts } from './texts/texts.ts';

const mostFound = 8;

export type MergePartOptions = {
  merge: (pair: { id: string; other_id: string }) => Promise<unknown>;
  /** Takes it back, so that all is as before. */
  separate: (pair: { id: string; other_id: string }) => Promise<unknown>;
  /** How often it is used, and what becomes of that. */
  useWords: (id: string) => { uses: string | undefined; text: string };
};

type PartProps = { row: AnyRow; refresh: () => void };

/** A part of a record that says how often it is used and makes one of it and another, such as two tags: nothing is compared. */
export function mergePart(resource: Resource, options: MergePartOptions) {
  return function MergePart({ row, refresh }: PartProps) {
    const t = useText(mergeTexts);
    const id = useId();
    const can = useCan();
    const { uses, text } = options.useWords(row.id);
    const merging = useMerging(resource, options, { row, refresh });
    const mayMerge =
      can(rightTo(resource, 'update')) && can(rightTo(resource, 'delete')) && row.deleted_at === null;
    return (
      <Card aria-labelledby={id}>
        <CardHead id={id} title={t('usesAndMerge')} note={uses} />
        {mayMerge && <Others resource={resource} text={text} row={row} {...merging} />}
      </Card>
    );
  };
}

type OthersProps = {
  resource: Resource;
  text: string;
  row: AnyRow;
  busy: string | undefined;
  merge: (other: AnyRow) => Promise<boolean>;
};

function Others({ resource, text, row, busy, merge }: OthersProps) {
  const t = useText(mergeTexts);
  const kit = useText(kitTexts);
  const [typed, setTyped] = useState('');
  const sought = useSettled(typed.trim());
  const { query } = useRows(resource, { q: sought || undefined, limit: mostFound + 1 });
  const titleOf = useRowTitle(resource);
  const others = (all: readonly AnyRow[]) => all.filter(({ id }) => id !== row.id).slice(0, mostFound);
  return (
    <div className="grid gap-3 px-4 pb-4">
      <p className="text-muted-fg text-sm">{text}</p>
      <SearchBox label={t('search')} typed={typed} onType={setTyped} />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={kit('loading')}
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
                  busy={busy === other.id}
                  onClick={() => void merge(other)}
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

function useMerging(resource: Resource, options: MergePartOptions, { row, refresh }: PartProps) {
  const t = useText(mergeTexts);
  const titleOf = useRowTitle(resource);
  const { changed } = useResourceWrites(resource);
  const pairOf = (other: AnyRow) => ({ id: row.id, other_id: other.id });
  const done = () => {
    changed();
    refresh();
  };
  const parting = useVerb((other: AnyRow) => options.separate(pairOf(other)), {
    done: () => void done(),
    failed: t('separateFailed'),
  });
  const uniting = useVerb((other: AnyRow) => options.merge(pairOf(other)), {
    done: (_, other) => {
      done();
      return { title: t('merged'), text: titleOf(other), undo: () => void parting.run(other) };
    },
    failed: t('mergeFailed'),
  });
  return { merge: uniting.run, busy: uniting.busyWith?.id };
}
