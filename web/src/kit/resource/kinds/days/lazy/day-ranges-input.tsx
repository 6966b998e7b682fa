import { mostRanges } from '@leme/contract/kit/kinds/days/day-ranges';
import { judge } from '@leme/contract/kit/kinds/judge';
import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import { Plus, X } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { faultText } from '../../../../form/lazy/fault/fault-text.ts';
import { useText } from '../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../field-input/field-props.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';
import { DayRangeRow } from './day-range-row.tsx';
import { daysTexts } from './texts/texts.ts';

/** Pieces of the calendar, one a line: on dates, every year, or around a day that moves. */
export function DayRangesInput({ field, value, onChange, onBlur }: FieldInputProps<readonly DayRange[]>) {
  const t = useText(daysTexts);
  const common = useText(fieldInputTexts);
  const set = (ranges: readonly DayRange[]) => onChange(ranges);
  const { faults } = judge({ ...field, required: false }, value);
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {value.map((range, at) => {
          const number = at + 1;
          const fault = faults.find(({ at: inside }) => inside?.[0] === at);
          return (
            <li key={number} className="flex items-end gap-2">
              <DayRangeRow
                label={t('period', { number })}
                range={range}
                error={fault && hasDays(range) ? faultText(fault) : undefined}
                onChange={(changed) => set(value.map((each, place) => (place === at ? changed : each)))}
                onBlur={onBlur}
              />
              <IconButton
                name={common('remove', { name: t('period', { number }) })}
                icon={<X className="size-4" strokeWidth={1.75} />}
                onClick={() => set(value.filter((_, place) => place !== at))}
              />
            </li>
          );
        })}
      </ul>
      {value.length < mostRanges && (
        <Button
          variant="plain"
          size="sm"
          className="justify-self-start"
          onClick={() => set([...value, { from: '', to: '' }])}
        >
          <Plus className="size-4" strokeWidth={1.75} />
          {t('addPeriod')}
        </Button>
      )}
    </div>
  );
}

/** A period that was only just added is not called wrong yet. */
function hasDays(range: DayRange): boolean {
  return 'day' in range || range.from !== '' || range.to !== '';
}
