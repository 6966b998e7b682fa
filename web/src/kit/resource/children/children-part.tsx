import { textIn } from '@leme/contract/kit/language/texts';
import type { Fields } from '@leme/contract/kit/resource/fields';
import {
  type AnyRow,
  parentField,
  placeField,
  type Resource,
  rightTo,
} from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { useCan } from '../../auth-session/rights.ts';
import { QueryView } from '../../live/query-view.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import type { RecordPart } from '../record/form/form-section.ts';
import { RecordPanel } from '../record/record-panel.tsx';
import { useRemoval } from '../record/removal/use-removal.tsx';
import { useRows } from '../resource-calls.ts';
import { ChildRow } from './child-row.tsx';
import type { AnyChildrenOptions, Around, ChildrenOptions } from './children-options.ts';
import { childrenTexts } from './texts/texts.ts';
import { useChildOrder } from './use-child-order.ts';

/**
 * A panel of an open record with its children: they are added, changed, deleted, brought back and put in order without
 * leaving it, and each is saved by itself.
 */
export function childrenPart<const F extends Fields, Keys>(
  declared: Resource<F, Keys>,
  given: ChildrenOptions<F, Keys>,
): RecordPart {
  const resource: Resource = declared;
  const options = given as unknown as AnyChildrenOptions;
  return function Children({ row, refresh }) {
    return <ChildrenPanel resource={resource} options={options} parent={row} refresh={refresh} />;
  };
}

type PanelProps = {
  resource: Resource;
  options: AnyChildrenOptions;
  parent: AnyRow;
  refresh: () => void;
};

const nothingAround = (): Around => ({});

function ChildrenPanel({ resource, options, parent, refresh }: PanelProps) {
  const t = useText(childrenTexts);
  const locale = useLocale();
  const id = useId();
  const { query, rows } = useChildren(resource, parent, options.sort);
  const { useAround = nothingAround } = options;
  const around = useAround(parent, rows);
  const mayChange = useCan()(rightTo(resource, 'update')) && parent.deleted_at === null;
  const [open, setOpen] = useState<string | null>(null);
  const removal = useRemoval(resource, { onGone: refresh, onBack: refresh });
  return (
    <Card aria-labelledby={id} className="@container">
      <CardHead
        id={id}
        title={textIn(resource.texts, locale, options.title)}
        actions={
          <span className="flex flex-wrap gap-2">
            {around.actions}
            {mayChange && rows.length < mostChildren && (
              <Button size="sm" onClick={() => setOpen('new')}>
                <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('add')}
              </Button>
            )}
          </span>
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState level={3} title={t('none')} text={textIn(resource.texts, locale, options.empty)} />
        }
      >
        {() => (
          <ChildList
            resource={resource}
            options={options}
            parent={parent}
            rows={rows}
            around={around}
            mayChange={mayChange}
            labelledBy={id}
            onOpen={setOpen}
            onDelete={removal.ask}
          />
        )}
      </QueryView>
      {open !== null && (
        <RecordPanel
          key={open}
          isOver
          resource={resource}
          form={options.form}
          id={open}
          given={{ [parentField(resource) ?? '']: parent.id }}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          onSaved={refresh}
        />
      )}
      {removal.dialog}
    </Card>
  );
}

/** The children of a row; of a deleted one those that went with it. */
export function useChildren(resource: Resource, parent: AnyRow, sort?: string) {
  const { deleted_at } = parent;
  const { query } = useRows(resource, {
    [parentField(resource) ?? '']: parent.id,
    limit: mostChildren,
    ...(sort !== undefined && { sort }),
    ...(deleted_at !== null && { deleted: '1' }),
  });
  const found = query.data?.data;
  const rows = useMemo(
    () => (found ?? []).filter((row) => row.deleted_at === deleted_at),
    [found, deleted_at],
  );
  return { query, rows };
}

type ListProps = {
  resource: Resource;
  options: AnyChildrenOptions;
  parent: AnyRow;
  rows: readonly AnyRow[];
  around: Around;
  mayChange: boolean;
  labelledBy: string;
  onOpen: (id: string) => void;
  onDelete: (row: AnyRow) => void;
};

function ChildList({ resource, options, parent, rows, around, mayChange, ...list }: ListProps) {
  const order = useChildOrder(resource, parent.id, rows);
  const isOrdered = placeField(resource) !== undefined && mayChange && rows.length > 1;
  return (
    <>
      {around.above}
      <ol aria-labelledby={list.labelledBy}>
        {rows.map((row, at) => (
          <ChildRow
            key={row.id}
            resource={resource}
            row={row}
            shows={options.shows}
            mark={around.markOf?.(row)}
            mayChange={mayChange}
            onOpen={parent.deleted_at === null ? () => list.onOpen(row.id) : undefined}
            onDelete={() => list.onDelete(row)}
            onMove={isOrdered ? (by) => order.move(at, by) : undefined}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
          />
        ))}
      </ol>
      <span role="status" className="sr-only">
        {order.said}
      </span>
    </>
  );
}
