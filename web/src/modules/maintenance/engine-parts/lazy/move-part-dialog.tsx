import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { listPartPlaces, postPartMove } from '@leme/contract/maintenance/parts/part-moves';
import type { Shortage } from '@leme/contract/stock/problems';
import { directionOf, stockMovements } from '@leme/contract/stock/stock-moves';
import { call, isProblem } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { enginePartsTexts } from '../texts/texts.ts';

/** What a person moves a part for; a sale, a count and what is taken elsewhere are the stock's. */
const reasons = ['purchase', 'return', 'consumption', 'loss'] as const;
type Reason = (typeof reasons)[number];
type Draft = { location_id: string | null; quantity: number | null; reason: Reason; ref: string };

export type MovePartDialogProps = { part: { id: string; name: string }; onClose: () => void };

/** A part goes in or out of the stock. */
export function MovePartDialog({ part, onClose }: MovePartDialogProps) {
  const t = useText(enginePartsTexts);
  const locale = useLocale();
  const { number } = useFormat();
  const problemText = useProblemText();
  const amount = (quantity: number) => number(quantity, { maximumFractionDigits: 3 });
  const query = useAsk<typeof listPartPlaces>(
    'GET /engine-parts/:id/places',
    { id: part.id },
    { shows: ['stock'] },
  );
  const places = (query.data?.data ?? []).map(({ id, name, quantity }) => ({
    value: id,
    label: t('placeWith', { name, quantity: amount(quantity) }),
  }));
  const missing = (isMissing: boolean) => isMissing && faultText({ code: 'required' });
  return (
    <VerbDialog
      entity={stockMovements}
      fields={['location_id', 'quantity', 'reason', 'ref']}
      start={{ location_id: null, quantity: null, reason: 'purchase', ref: '' } as Draft}
      title={t('moveOf', { name: part.name })}
      submit={t('move')}
      faults={({ location_id, quantity }) => ({
        location_id: missing(location_id === null),
        quantity: missing(!quantity),
      })}
      run={({ location_id, quantity, reason, ref }) =>
        call<typeof postPartMove>('POST /engine-parts/:id/moves', {
          id: part.id,
          location_id: location_id ?? '',
          quantity: (quantity ?? 0) * (directionOf(reason) === 'in' ? 1 : -1),
          reason,
          ref: ref.trim() || null,
          unit_cost: null,
        })
      }
      shows={['stock', 'engine-parts']}
      words={(error) => {
        if (!isProblem(error, 'stock-short')) return problemText(error);
        const { available, location } = error.params as Shortage;
        return t('short', { available: amount(available), location });
      }}
      done={({ level }) => t('moved', { quantity: amount(level) })}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <EntityField entity={stockMovements} control={control} name="reason">
            {({ value, onChange }) => (
              <Select
                value={value}
                options={reasons.map((each) => ({
                  value: each,
                  label: choiceOf(stockMovements.fields.reason, each, locale),
                }))}
                onValueChange={(next) => onChange(next as Reason)}
              />
            )}
          </EntityField>
          <div className="grid gap-4 md:grid-cols-2">
            <EntityField entity={stockMovements} control={control} name="location_id">
              {({ value, onChange }) => <Select value={value} options={places} onValueChange={onChange} />}
            </EntityField>
            <EntityField entity={stockMovements} control={control} name="quantity" />
          </div>
          <EntityField entity={stockMovements} control={control} name="ref" />
        </>
      )}
    </VerbDialog>
  );
}
