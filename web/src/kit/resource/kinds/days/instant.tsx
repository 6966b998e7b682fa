import { useState } from 'react';
import { DateInput } from '#ui/dates/date-input.tsx';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { Field } from '#ui/field/field.tsx';
import { useTimeZone } from '../../../auth-session/auth-session.tsx';
import { useLocale, useText } from '../../../text/i18n.ts';
import type { FieldInputProps } from '../../field-input/field-props.ts';
import { fieldInputTexts } from '../../field-input/texts/texts.ts';
import { webKind } from '../web-kind.ts';

type Moment = { date: string | null; time: string | null };

/** Day and time of a moment in the company's zone; half of it is nothing yet. */
function InstantInput({ value, onChange, onBlur }: FieldInputProps<string | null>) {
  const t = useText(fieldInputTexts);
  const locale = useLocale();
  const zone = useTimeZone();
  const [half, setHalf] = useState<Moment>({ date: null, time: null });
  const { date, time } = value === null ? half : momentOf(value, zone);
  const set = (moment: Moment) => {
    setHalf(moment);
    onChange(moment.date && moment.time ? instantOf(moment.date, moment.time, zone) : null);
  };
  const labels = { open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') };
  return (
    <div className="grid grid-cols-[1fr_7rem] gap-2">
      <DateInput
        value={date}
        onValueChange={(day) => set({ date: day, time })}
        onBlur={onBlur}
        locale={locale}
        labels={labels}
      />
      <Field label={t('time')} hideLabel>
        <TimeInput value={time} onValueChange={(clock) => set({ date, time: clock })} onBlur={onBlur} />
      </Field>
    </div>
  );
}

function momentOf(instant: string, zone: string): Moment {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { date: at.toPlainDate().toString(), time: at.toPlainTime().toString().slice(0, 5) };
}

function instantOf(date: string, time: string, zone: string): string {
  const day = Temporal.PlainDate.from(date);
  return day
    .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
    .toInstant()
    .toString();
}

export const instantKind = webKind<string | null>({
  Input: InstantInput,
  edit: (value) => (typeof value === 'string' ? value : null),
  text: (value, _, { format }) => format.dateTime(String(value)),
  digits: 'even',
  needsName: true,
});
