import { type MoveReason, stockMovements } from '@leme/contract/stock/stock-moves';
import { decimalsOf } from '@leme/contract/stock/units';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { unitName, useStockWords } from '../../units.ts';
import { ItemField } from './item-field.tsx';
import { type MoveDraft, reasonsOf, type Way } from './move-draft.ts';
import { moveTexts } from './texts/texts.ts';

export type MoveFieldsProps = {
  form: UseFormReturn<MoveDraft>;
  way: Way;
  /** The item is known and not asked for. */
  isOfItem: boolean;
  places: readonly { value: string; label: string }[];
  /** The one place there is. */
  only: string | null;
};

/** What is asked of a move: which places, how much, why. */
export function MoveFields({ form: { control }, way, isOfItem, places, only }: MoveFieldsProps) {
  const t = useText(moveTexts);
  const words = useStockWords();
  const locale = useLocale();
  const [item, reason] = useWatch({ control, name: ['item_id', 'reason'] });
  const unit = item?.unit ?? 'un';
  const isTransfer = way === 'transfer';
  const asked = isTransfer ? (['from_location_id', 'to_location_id'] as const) : (['location_id'] as const);
  return (
    <>
      {!isOfItem && (
        <EntityField entity={stockMovements} control={control} name="item_id">
          {({ value, onChange }) => <ItemField item={value} onChange={onChange} />}
        </EntityField>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {asked.map((name) => (
          <EntityField key={name} entity={stockMovements} control={control} name={name}>
            {({ value, onChange }) => (
              <Select
                value={value ?? (name === 'to_location_id' ? null : only)}
                options={places}
                onValueChange={onChange}
              />
            )}
          </EntityField>
        ))}
        <EntityField entity={stockMovements} control={control} name="quantity">
          {({ value, onChange, onBlur }) => (
            <NumberInput
              min={0}
              max={999_999}
              decimals={decimalsOf(unit)}
              suffix={unitName(unit, locale)}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        </EntityField>
        {!isTransfer && (
          <EntityField entity={stockMovements} control={control} name="reason">
            {({ value, onChange }) => (
              <Select
                value={value}
                options={reasonsOf(way).map((each) => ({ value: each, label: words.reason(each) }))}
                onValueChange={(next) => onChange(next as MoveReason)}
              />
            )}
          </EntityField>
        )}
        {way === 'in' && <EntityField entity={stockMovements} control={control} name="unit_cost" />}
      </div>
      <EntityField
        entity={stockMovements}
        control={control}
        name="ref"
        required={reason === 'adjustment'}
        hint={t('refHint')}
      />
    </>
  );
}
