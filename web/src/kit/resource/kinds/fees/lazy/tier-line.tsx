import type { FeeTierValue } from '@leme/contract/kit/resource/fields';
import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { useFormat } from '../../../../text/format.ts';
import { useText } from '../../../../text/i18n.ts';
import { hoursText } from '../hours-text.ts';
import { feesTexts } from './texts/texts.ts';

type TierLineProps = {
  place: number;
  tier: FeeTierValue;
  onChange: (tier: FeeTierValue) => void;
  onRemove: () => void;
  onBlur: () => void;
};

/** One step of a fee: from how many hours on, which share, and at least how much. */
export function TierLine({ place, tier, onChange, onRemove, onBlur }: TierLineProps) {
  const t = useText(feesTexts);
  const format = useFormat();
  const { hours_before, fee_bp, minimum_fee } = tier;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 border-s-2 ps-3 @lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <Field
        label={t('hours')}
        hint={hours_before >= 48 && hours_before % 24 === 0 ? hoursText(hours_before, format) : undefined}
      >
        <NumberInput
          value={hours_before}
          min={0}
          max={8784}
          suffix="h"
          onBlur={onBlur}
          onValueChange={(hours) => onChange({ ...tier, hours_before: hours ?? 0 })}
        />
      </Field>
      <Field label={t('share')}>
        <NumberInput
          value={fee_bp / 100}
          min={0}
          max={100}
          decimals={2}
          suffix="%"
          onBlur={onBlur}
          onValueChange={(percent) => onChange({ ...tier, fee_bp: Math.round((percent ?? 0) * 100) })}
        />
      </Field>
      <div className="@max-lg:order-last @max-lg:col-span-2">
        <Field label={t('least')}>
          <MoneyInput
            value={minimum_fee}
            max={9_999_999.99}
            onBlur={onBlur}
            onValueChange={(amount) => onChange({ ...tier, minimum_fee: amount ?? 0 })}
          />
        </Field>
      </div>
      <IconButton
        className="mt-6"
        name={t('remove', { place })}
        icon={<Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </li>
  );
}
