import { useMemo } from 'react';
import { DateInput } from '#ui/date-input.tsx';
import { fromIso, isoFromTyped, toIso } from '#ui/iso-date.ts';
import { useLocale, useText } from '../../i18n.ts';
import type { FieldInputProps } from './field-props.ts';
import { fieldInputTexts } from './texts/texts.ts';

/** A day. What is left in the field and is none stays its value, so that nobody takes it for saved. */
export function DayInput({ field, value, onChange, onBlur }: FieldInputProps<string | null>) {
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
      latest={field.past ? toIso(new Date()) : undefined}
      locale={locale}
      labels={labels}
    />
  );
}
