import { labelOf } from '@leme/contract/kit/resource/labels';
import { maintenanceBook } from '@leme/contract/maintenance/logs/maintenance-book';
import { FieldValue } from '#kit/resource/field-value.tsx';
import { fieldOf } from '#kit/resource/fields-of.ts';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { RecordGone } from '#kit/resource/record/record-gone.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { maintenanceLogsTexts } from './texts/texts.ts';

const told = [
  ...(['date', 'kind', 'boat_id', 'motor_id', 'plan_asset_id', 'motor_hours', 'cost'] as const),
  ...(['supplier_id', 'person_id', 'parts', 'checks', 'files', 'user_id', 'created_at', 'reason'] as const),
];

/** One row of the book with all that stands beside it. */
export function OpenLog({ list }: Pick<RowsProps, 'list'>) {
  const t = useText(maintenanceLogsTexts);
  const locale = useLocale();
  const row = list.rows.find(({ id }) => id === list.address.open);
  const close = () => list.show({ open: undefined });
  if (!row && !list.query.isSuccess) return null;
  return (
    <Dialog title={row ? String(row.description) : t('bookOf')} onClose={close}>
      {row ? (
        <dl className="grid gap-3 sm:grid-cols-2">
          {told.map((name) => {
            const field = fieldOf(maintenanceBook, name);
            return (
              <div key={name} className="min-w-0">
                <dt className="text-muted-fg text-sm">{field && labelOf(field, locale)}</dt>
                <dd className="min-w-0 break-words">
                  <FieldValue resource={maintenanceBook} name={name} row={row} />
                </dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <RecordGone onBack={close} />
      )}
    </Dialog>
  );
}
