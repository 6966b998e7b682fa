import { may } from '@leme/contract/access/permission';
import { textIn } from '@leme/contract/kit/language/texts';
import { stockLocations } from '@leme/contract/stock/stock-locations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { ChildRow } from '#kit/resource/children/child-row.tsx';
import { RecordPanel } from '#kit/resource/record/record-panel.tsx';
import { useRemoval } from '#kit/resource/record/removal/use-removal.tsx';
import { useRows } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useStockChanged } from '../../stock.queries.ts';
import { placesTexts } from './texts/texts.ts';

const form = [{ rows: ['name', 'boat_id', 'notes'] }];

/** Where things are kept: added, changed and deleted without leaving the list of items. */
export function PlacesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(placesTexts);
  const locale = useLocale();
  const can = useCan();
  const changed = useStockChanged();
  const { query } = useRows(stockLocations, { limit: 200 });
  const [open, setOpen] = useState<string | null>(null);
  const removal = useRemoval(stockLocations, { onGone: changed, onBack: changed });
  const rows = query.data?.data ?? [];
  const mayAdd = can(may('stock', 'create'));
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        mayAdd && (
          <Button variant="primary" onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('add')}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={3}
        errorTitle={t('loadFailed')}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t('none')}
            text={textIn(stockLocations.texts, locale, 'stock-locations.empty')}
          />
        }
      >
        {() => (
          <ol aria-label={t('title')} className="-mx-4">
            {rows.map((row, at) => (
              <ChildRow
                key={row.id}
                resource={stockLocations}
                row={row}
                shows={['boat_id', 'items']}
                mark={null}
                mayChange={can(may('stock', 'delete'))}
                onOpen={() => setOpen(row.id)}
                onDelete={() => removal.ask(row)}
                onMove={undefined}
                isFirst={at === 0}
                isLast={at === rows.length - 1}
              />
            ))}
          </ol>
        )}
      </QueryView>
      {open !== null && (
        <RecordPanel
          key={open}
          resource={stockLocations}
          form={form}
          id={open}
          onOpen={setOpen}
          onClose={() => setOpen(null)}
          onSaved={changed}
        />
      )}
      {removal.dialog}
    </Dialog>
  );
}
