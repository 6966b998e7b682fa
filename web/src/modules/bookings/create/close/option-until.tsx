import { bookingSettings } from '@leme/contract/bookings/life/booking-settings';
import { useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { useToday } from '../../days/use-today.ts';
import { sessionFormTexts } from '../../lazy/session-form/texts/texts.ts';
import { createTexts } from '../texts/texts.ts';
import type { Closing } from './use-closing.ts';

type Props = { closing: Closing; starts_at: string; onClose: () => void };

/** Keeps the seats unpaid until a moment; as long as the company usually does, never beyond departure. */
export function OptionUntil({ closing, starts_at, onClose }: Props) {
  const { data } = useSettings(bookingSettings);
  return (
    data && (
      <Moment closing={closing} usual={usualEnd(data.option_hours ?? 72, starts_at)} onClose={onClose} />
    )
  );
}

const usualEnd = (hours: number, starts_at: string) =>
  Math.min(Date.now() + hours * 3_600_000, Date.parse(starts_at));

function Moment({ closing, usual, onClose }: Pick<Props, 'closing' | 'onClose'> & { usual: number }) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const form = useText(sessionFormTexts);
  const locale = useLocale();
  const today = useToday();
  const zone = useTimeZone();
  const [{ date, time }, setAt] = useState<{ date: string | null; time: string | null }>(() => {
    const at = Temporal.Instant.fromEpochMilliseconds(usual).toZonedDateTimeISO(zone);
    return { date: at.toPlainDate().toString(), time: at.toPlainTime().toString().slice(0, 5) };
  });
  const keep = () => {
    if (!date || !time) return;
    const at = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: time });
    void closing.option(at.toInstant().toString()).then((isDone) => isDone && onClose());
  };
  const calendar = { open: form('openCalendar'), previous: kit('previousMonth'), next: kit('nextMonth') };
  return (
    <Dialog
      onClose={onClose}
      title={t('option')}
      description={t('optionText')}
      onSubmit={keep}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={closing.isBusy}>
            {t('keepOption')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('untilDay')} error={closing.at('until')}>
          <DateInput
            value={date}
            locale={locale}
            labels={calendar}
            today={today}
            min={today}
            onValueChange={(next) => setAt({ date: next, time })}
          />
        </Field>
        <Field label={t('untilTime')}>
          <TimeInput value={time} onValueChange={(next) => setAt({ date, time: next })} />
        </Field>
        {closing.refusal && (
          <div className="col-span-full">
            <Banner tone="danger">{closing.refusal}</Banner>
          </div>
        )}
      </div>
    </Dialog>
  );
}
