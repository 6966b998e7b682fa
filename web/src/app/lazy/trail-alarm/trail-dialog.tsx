import type { reviewTrailAlarm, TrailAlarm } from '@leme/contract/operations/trail-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call } from '#kit/api/api.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { trailAlarmTexts } from './texts/texts.ts';

const shortestNote = 5;

export type TrailDialogProps = { alarms: readonly TrailAlarm[]; onClose: () => void };

/** What an operator has to look into, each with the word that closes it. */
export function TrailDialog({ alarms, onClose }: TrailDialogProps) {
  const t = useText(trailAlarmTexts);
  return (
    <Dialog onClose={onClose} title={t('title')} description={t('text')}>
      {alarms.length === 0 && <p role="status">{t('none')}</p>}
      <ul className="grid gap-3">
        {alarms.map((alarm) => (
          <Alarm key={alarm.id} alarm={alarm} />
        ))}
      </ul>
    </Dialog>
  );
}

function Alarm({ alarm }: { alarm: TrailAlarm }) {
  const t = useText(trailAlarmTexts);
  const { dateTime } = useFormat();
  const { run, isBusy, at, clear } = useLook(alarm);
  const where = t('where', { trail: t(alarm.trail), block: alarm.block });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(String(new FormData(event.currentTarget).get('note') ?? '').trim());
  };
  return (
    <li className="rounded-lg border p-3">
      <form onSubmit={submit} className="grid gap-3">
        <p>
          <strong>{alarm.company}</strong>
          <span className="block">{where}</span>
          <span className="block text-muted-fg">{t('foundAt', { when: dateTime(alarm.found_at) })}</span>
        </p>
        <Field label={t('note')} error={at('note')} required>
          <TextInput
            name="note"
            maxLength={500}
            aria-label={t('noteOf', { company: alarm.company, where })}
            onChange={clear}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          aria-label={t('lookedOf', { company: alarm.company, where })}
          className="max-md:h-14 md:justify-self-end"
        >
          {t('looked')}
        </Button>
      </form>
    </li>
  );
}

/** The note has to say something; what is closed leaves the list of everybody. */
function useLook({ id, tenant_id }: TrailAlarm) {
  const t = useText(trailAlarmTexts);
  const client = useQueryClient();
  return useVerb(
    async (note: string) => {
      await call<typeof reviewTrailAlarm>('POST /trail-alarms/review', { tenant_id, id, note });
      await client.invalidateQueries({ queryKey: ['GET /trail-alarms'] });
    },
    { check: (note) => ({ note: note.length < shortestNote && t('tooShort') }), failed: t('failed') },
  );
}
