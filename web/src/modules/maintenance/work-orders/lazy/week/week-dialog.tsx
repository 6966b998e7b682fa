import { dayIn } from '@leme/contract/kit/values/days';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { useState } from 'react';
import { useSignedIn, useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useSpeech } from '#kit/resource/field-value.tsx';
import { DayBox } from '#kit/resource/kinds/days/day-box.tsx';
import { readAll } from '#kit/resource/list/bulk/read-all.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { weekTexts } from './texts/texts.ts';
import { printWeek } from './week-sheet.tsx';

const toDo = 'open,scheduled,in_progress,on_hold';

/** The Monday of the week a day lies in, and its Sunday. */
function weekOf(day: string) {
  const date = Temporal.PlainDate.from(day);
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return { from: monday.toString(), to: monday.add({ days: 6 }).toString() };
}

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d\d-\d\d$/.test(day);

/** Which week goes on paper, for the wall of the workshop. */
export function WeekDialog({ onClose }: { onClose: () => void }) {
  const t = useText(weekTexts);
  const kit = useText(kitTexts);
  const speech = useSpeech();
  const zone = useTimeZone();
  const { tenant } = useSignedIn();
  const [day, setDay] = useState<string | null>(() =>
    dayIn(zone, Temporal.Instant.from(new Date().toISOString())),
  );
  const print = useVerb(
    async (chosen: string) => {
      const week = weekOf(chosen);
      const open = { status: toDo, sort: 'planned' };
      const [rows, loose] = await Promise.all([
        readAll(workOrders, { ...open, planned: `${week.from}..${week.to}` }),
        readAll(workOrders, { status: 'in_progress,on_hold', sort: 'planned' }),
      ]);
      const undated = loose.filter(({ planned }) => planned === null);
      onClose();
      printWeek({ week, rows, undated, company: tenant.name, speech, now: new Date() });
    },
    { failed: t('failed') },
  );
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button
            variant="primary"
            busy={print.isBusy}
            disabled={!isDay(day)}
            onClick={() => isDay(day) && void print.run(day)}
          >
            {kit('print')}
          </Button>
        </>
      }
    >
      <Field label={t('day')} hint={t('dayHint')}>
        <DayBox value={day} onChange={setDay} onBlur={() => undefined} />
      </Field>
    </Dialog>
  );
}
