import type { postReading } from '@leme/contract/fleet/motors/endpoints';
import { jumpsFrom } from '@leme/contract/fleet/motors/fold-readings';
import { meterReadings } from '@leme/contract/fleet/motors/meter-readings';
import type { Motor } from '@leme/contract/fleet/motors/motors';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call, NetworkProblem } from '#kit/api/api.ts';
import { newId } from '#kit/api/idempotency.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import type { DeliveryResult } from '#kit/outbox/outbox.ts';
import { nextSeq, queue } from '#kit/outbox/own-outbox.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { readings } from '../../../../outbox/kinds.ts';
import type { SaidOfDial } from '../../../../outbox/queue-rules.ts';
import { useMotorWords } from '../../use-motor-words.ts';
import { verbsTexts } from './texts/texts.ts';

type Draft = { hours: number | null; taken_at: string; confirmed: boolean; photo: string | null };

export type ReadingDialogProps = { motor: Motor; onReplace: () => void; onClose: () => void };

/** Keeps what a dial said: with the server, and without a signal on this device, under one id either way. */
async function keep(reading: SaidOfDial & { reading_id: string }, motor: string): Promise<string> {
  try {
    return (await call<typeof postReading>('POST /motors/:id/readings', reading)).state;
  } catch (error) {
    if (!(error instanceof NetworkProblem)) throw error;
    const { reading_id: id } = reading;
    const client_time = new Date().toISOString();
    return waitsAs(
      await queue(readings, [{ kind: 'reading', id, client_time, seq: nextSeq(), motor, reading }]),
    );
  }
}

const waitsAs = (fate: DeliveryResult) =>
  fate.kind === 'queued' ? (fate.isKept ? 'waits' : 'loose') : 'accepted';

/** What the dial says now. One that cannot be right is said before it is sent, with both ways out. */
export function ReadingDialog({ motor, onReplace, onClose }: ReadingDialogProps) {
  const t = useText(verbsTexts);
  const [reading_id] = useState(newId);
  return (
    <VerbDialog
      entity={meterReadings}
      fields={['hours', 'taken_at', 'photo']}
      start={{ hours: null, taken_at: new Date().toISOString(), confirmed: false, photo: null } as Draft}
      title={motor.name}
      submit={t('read')}
      run={({ hours, taken_at, confirmed, photo }) =>
        keep({ id: motor.id, reading_id, hours: hours ?? 0, taken_at, confirmed, photo }, motor.name)
      }
      shows={['motors']}
      mayWait
      done={(state) => {
        if (state === 'waits') return { title: t('done'), text: t('waitsHere') };
        if (state === 'loose') return { tone: 'warning', title: t('done'), text: t('stayOpen') };
        return t(state === 'review' ? 'kept' : 'done');
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <EntityField entity={meterReadings} control={form.control} name="hours" />
          <Doubt motor={motor} form={form} onReplace={onReplace} />
          <EntityField entity={meterReadings} control={form.control} name="taken_at" />
          <EntityField entity={meterReadings} control={form.control} name="photo" />
        </>
      )}
    </VerbDialog>
  );
}

type DoubtProps = { motor: Motor; form: UseFormReturn<Draft>; onReplace: () => void };

/** What speaks against a reading: it is below the last one, or went on by more than the time since. */
function Doubt({ motor, form, onReplace }: DoubtProps) {
  const t = useText(verbsTexts);
  const words = useMotorWords();
  const { dateTime } = useFormat();
  const [hours, taken_at, confirmed] = useWatch({
    control: form.control,
    name: ['hours', 'taken_at', 'confirmed'],
  });
  const { dial_hours, last_reading_at } = motor;
  if (hours === null || dial_hours === null || last_reading_at === null || !taken_at) return null;
  const last = { hours: words.hours(dial_hours), when: dateTime(last_reading_at) };
  if (hours < dial_hours)
    return (
      <Banner tone="warning" action={<Button onClick={onReplace}>{t('replaced')}</Button>}>
        {t('below', last)}
      </Banner>
    );
  if (!jumpsFrom({ hours: dial_hours, taken_at: last_reading_at }, { hours, taken_at })) return null;
  return (
    <Banner tone="warning">
      <span className="grid gap-2">
        {t('jumps', last)}
        <Checkbox
          checked={confirmed}
          onCheckedChange={(next) => form.setValue('confirmed', next)}
          label={t('confirm')}
        />
      </span>
    </Banner>
  );
}
