import type { Fields } from '@leme/contract/kit/fields';
import { type AnyRow, parentField, placeField, type Resource, rightTo } from '@leme/contract/kit/resource';
import { mostChildren } from '@leme/contract/kit/resource-limits';
import { textIn } from '@leme/contract/kit/texts';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { useCan } from '../../auth-session/auth-session.tsx';
import { QueryView } from '../../live/query-view.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import type { RecordPart } from '../record/form/form-section.ts';
import { RecordPanel } from '../record/record-panel.tsx';
import { useRemoval } from '../record/removal/use-removal.tsx';
import { useRows } from '../resource-calls.ts';
import type { ResourceOptions } from '../resource-options.ts';
import { ChildRow } from './child-row.tsx';
import { childrenTexts } from './texts/texts.ts';
import { useChildOrder } from './use-child-order.ts';

/** How children show in the panel of their parent. */
type ChildrenOptions<F extends Fields, Keys> = Pick<ResourceOptions<F, Keys>, 'form'> & {
  /** Keys of the texts of the resource: over the panel, and what somebody reads while there are none. */
  title: Extract<keyof Keys, string>;
  empty: Extract<keyof Keys, string>;
  /** The fields under the name of each. */
  shows: readonly (keyof F & string)[];
};

/**
 * A panel of an open record with its children: they are added, changed, deleted, brought back and put in order without
 * leaving it, and each is saved by itself.
 */
export function childrenPart<const F extends Fields, Keys>(
  declared: Resource<F, Keys>,
  given: ChildrenOptions<F, Keys>,
): RecordPart {
  const resource: Resource = declared;
  const options = given as unknown as ChildrenOptions<Fields, Record<string, never>>;
  return function Children({ row, refresh }) {
    return <ChildrenPanel resource={resource} options={options} parent={row} refresh={refresh} />;
  };
}

type PanelProps = {
  resource: Resource;
  options: ChildrenOptions<Fields, Record<string, never>>;
  parent: AnyRow;
  refresh: () => void;
};

function ChildrenPanel({ resource, options, parent, refresh }: PanelProps) {
  const t = useText(childrenTexts);
  const locale = useLocale();
  const id = useId();
  const field = parentField(resource) ?? '';
  const { query } = useRows(resource, { [field]: parent.id, limit: mostChildren });
  const mayChange = useCan()(rightTo(resource, 'update')) && parent.deleted_at === null;
  const [open, setOpen] = useState<string | null>(null);
  const removal = useRemoval(resource, { onGone: refresh, onBack: refresh });
  const rows = query.data?.data ?? [];
  const order = useChildOrder(resource, parent.id, rows);
  const isOrdered = placeField(resource) !== undefined && mayChange && rows.length > 1;
  return (
    <Card aria-labelledby={id} className="@container">
      <CardHead
        id={id}
        title={textIn(resource.texts, locale, options.title)}
        actions={
          mayChange &&
          rows.length < mostChildren && (
            <Button size="sm" onClick={() => setOpen('new')}>
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('add')}
            </Button>
          )
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={2}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState level={3} title={t('none')} text={textIn(resource.texts, locale, options.empty)} />
        }
      >
        {({ data }) => (
          <ol aria-labelledby={id}>
            {data.map((row, at) => (
              <ChildRow
                key={row.id}
                resource={resource}
                row={row}
                shows={options.shows}
                mayChange={mayChange}
                onOpen={() => setOpen(row.id)}
                onDelete={() => removal.ask(row)}
                onMove={isOrdered ? (by) => order.move(at, by) : undefined}
                isFirst={at === 0}
                isLast={at === data.length - 1}
              />
            ))}
          </ol>
        )}
      </QueryView>
      <span role="status" className="sr-only">
        {order.said}
      </span>
      {open !== null && (
        <RecordPanel
          key={open}
          resource={resource}
          form={options.form}
          id={open}
          given={{ [field]: parent.id }}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          onSaved={refresh}
        />
      )}
      {removal.dialog}
    </Card>
  );
}
