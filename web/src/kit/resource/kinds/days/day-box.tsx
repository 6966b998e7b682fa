import { useMemo } from 'react';
import { DateInput } from '#ui/dates/date-input.tsx';
import { fromIso, isoFromTyped } from '#ui/dates/iso-date.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';

export type DayBoxProps = {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  /** The last day that two digits of a year may mean. */
  latest?: string | undefined;
};

/** A day. What is left in the field and is none stays its value, so that nobody takes it for saved. */
export function DayBox({ value, onChange, onBlur, latest }: DayBoxProps) {
  const t = useText(fieldInputTexts);
  const locale = useLocale();
  const labels = useMemo(
    () => ({ open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') }),
    [t],
  );
  return (
    <DateInput
      value={fromIso(value) ? value : null}
      onValueChange={onChange}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        if (typed === '') onChange(null);
        else if (isoFromTyped(typed) === null) onChange(typed);
        onBlur();
      }}
      latest={latest}
      locale={locale}
      labels={labels}
    />
  );
}
