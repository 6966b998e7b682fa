import type { AgedFare } from '@leme/contract/catalog/ages';
import { fareTypes } from '@leme/contract/catalog/fare-types';
import { catalogWords } from '@leme/contract/catalog/texts/texts';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { type AnyRow, rightTo } from '@leme/contract/kit/resource/resource';
import { mostChildren } from '@leme/contract/kit/resource/resource-limits';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useChildren } from '#kit/resource/children/children-part.tsx';
import { useChildOrder } from '#kit/resource/children/use-child-order.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useRemoval } from '#kit/resource/record/removal/use-removal.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { productsTexts } from '../texts/texts.ts';
import { AgeStrip } from './age-strip.tsx';
import { FareRow, fareColumns } from './fare-row.tsx';

const form = [
  { rows: ['label code', 'cost_price active', 'pax_count id_required'] },
  {
    title: 'fare-types.section.limits',
    rows: ['min_age max_age', 'min_price max_price', 'min_qty max_qty', 'accompanied_by'],
  },
] as const;

/** The fares of a product: their values changed where they stand, their order by hand, their ages drawn. */
export const FaresPanel: RecordPart = ({ row, refresh }) => {
  const t = useText(productsTexts);
  const words = useText(catalogWords);
  const id = useId();
  const can = useCan();
  const { query, rows } = useChildren(fareTypes, row);
  const isThere = row.deleted_at === null;
  const mayChange = can(rightTo(fareTypes, 'update')) && isThere;
  const mayAdd = can(rightTo(fareTypes, 'create')) && isThere && rows.length < mostChildren;
  const [open, setOpen] = useState<string | null>(null);
  const removal = useRemoval(fareTypes, { onGone: refresh, onBack: refresh });
  return (
    <Card aria-labelledby={id} data-field="price">
      <CardHead
        id={id}
        title={words('fare-types.section.title')}
        actions={
          mayAdd && (
            <Button size="sm" onClick={() => setOpen('new')}>
              <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('addFare')}
            </Button>
          )
        }
      />
      <div data-field="fares">
        <AgeStrip fares={rows as unknown as readonly AgedFare[]} />
      </div>
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        loadingLabel={t('loadingFares')}
        errorTitle={t('faresFailed')}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState level={3} title={t('noFares')} text={words('fare-types.empty')} />}
      >
        {() => (
          <FareTable
            parent={row}
            rows={rows}
            mayChange={mayChange}
            label={id}
            onOpen={setOpen}
            onDelete={removal.ask}
          />
        )}
      </QueryView>
      {open !== null && (
        <RecordPanel
          key={open}
          isOver
          resource={fareTypes}
          form={form}
          id={open}
          given={{ product_id: row.id }}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          onSaved={refresh}
        />
      )}
      {removal.dialog}
    </Card>
  );
};

type FareTableProps = {
  parent: AnyRow;
  rows: readonly AnyRow[];
  mayChange: boolean;
  label: string;
  onOpen: (id: string) => void;
  onDelete: (row: AnyRow) => void;
};

function FareTable({ parent, rows, mayChange, label, onOpen, onDelete }: FareTableProps) {
  const t = useText(productsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const order = useChildOrder(fareTypes, parent.id, rows);
  const dragged = useRef<number | null>(null);
  return (
    <>
      <table
        aria-labelledby={label}
        className="w-full table-fixed text-sm max-lg:block max-lg:[&_tbody]:block"
      >
        <thead className="text-muted-fg text-xs max-lg:sr-only">
          <tr>
            <th className="w-8">
              <span className="sr-only">{t('drag')}</span>
            </th>
            {fareColumns.map((name) => (
              <th key={name} scope="col" className="px-1 py-1 text-start font-normal last:w-20">
                {labelOf(fareTypes.fields[name], locale)}
              </th>
            ))}
            <th className="w-32">
              <span className="sr-only">{kit('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <FareRow
              key={row.id}
              row={row}
              mayChange={mayChange}
              at={at}
              count={rows.length}
              onMove={(by) => order.move(at, by)}
              onDrag={{
                start: () => {
                  dragged.current = at;
                },
                over: (event) => event.preventDefault(),
                drop: () => {
                  if (dragged.current !== null) order.put(dragged.current, at);
                  dragged.current = null;
                },
              }}
              onOpen={() => onOpen(row.id)}
              onDelete={() => onDelete(row)}
            />
          ))}
        </tbody>
      </table>
      <span role="status" className="sr-only">
        {order.said}
      </span>
    </>
  );
}
