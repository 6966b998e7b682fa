import { usualFee } from '@leme/contract/kit/kinds/fee-tiers';
import type { FeeTierValue } from '@leme/contract/kit/resource/fields';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useText } from '../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { FeeGraph } from './fee-graph.tsx';
import { feesTexts } from './texts/texts.ts';
import { TierLine } from './tier-line.tsx';

const mostTiers = 12;

/** Steps of a fee, a line each, with the graph of what is typed; a share beyond what is usual is warned of. */
export function FeeTiersInput({
  value,
  beside,
  onChange,
  onBlur,
  onWarning,
}: FieldInputProps<FeeTierValue[]>) {
  const t = useText(feesTexts);
  const isUnusual = value.some(({ fee_bp }) => fee_bp > usualFee);
  const warning = isUnusual ? t('unusual') : null;
  // Outside system: the line under the field belongs to the form around.
  useEffect(() => onWarning(warning), [warning, onWarning]);
  const last = value.at(-1);
  const next = (): FeeTierValue => ({
    hours_before: last ? Math.floor(last.hours_before / 2) : 24,
    fee_bp: last?.fee_bp ?? 0,
    minimum_fee: 0,
  });
  return (
    <div className="@container grid gap-3">
      {value.length > 0 && (
        <ol className="grid gap-3">
          {[...value.entries()].map(([at, tier]) => (
            <TierLine
              key={at}
              place={at + 1}
              tier={tier}
              onBlur={onBlur}
              onChange={(changed) => onChange(value.with(at, changed))}
              onRemove={() => onChange(value.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      {value.length === 0 && <p className="text-muted-fg text-sm">{t('none')}</p>}
      {value.length < mostTiers && (
        <Button size="sm" className="justify-self-start" onClick={() => onChange([...value, next()])}>
          <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('add')}
        </Button>
      )}
      <FeeGraph tiers={value} atLast={typeof beside === 'number' ? beside : 10_000} />
    </div>
  );
}
