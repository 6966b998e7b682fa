import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { postpone, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';
import { instantAt, timesFrom } from './times.ts';

export type PostponeDialogProps = { id: string; onClose: () => void; onDone: () => void };

/** Another time for what is next: one press, or a day and an hour; a day nobody works is asked about. */
export function PostponeDialog({ id, onClose, onDone }: PostponeDialogProps) {
  const t = useText(insideSalesTexts);
  const kit = useText(kitTexts);
  const zone = useTimeZone();
  const { dateTime } = useFormat();
  const [asked, setAsked] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const { run, isBusy, at } = useVerb(
    ({ until, anyway }: { until: string; anyway: boolean }) => postpone({ id, until, anyway }),
    {
      shows: shown.shows,
      fields: ['until'],
      done: (_, { until }) => {
        onDone();
        return t('postponed', { when: dateTime(until) });
      },
      failed: t('failed'),
      place: (error, { until }) => {
        if (!isProblem(error, 'nobody-works')) return false;
        setAsked(until);
        return true;
      },
    },
  );
  const put = (until: string, anyway = false) => void run({ until, anyway });
  const own = typed ? instantAt(typed, zone) : null;
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title={t('postpone')}
      onSubmit={() => own && put(own)}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={own === null}>
            {t('postpone')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {asked && (
          <Banner
            tone="warning"
            action={
              <Button size="sm" onClick={() => put(asked, true)}>
                {t('anyway')}
              </Button>
            }
          >
            {t('nobodyWorks', { when: dateTime(asked) })}
          </Banner>
        )}
        <div className="grid gap-2">
          {timesFrom(new Date(), zone).map(({ name, until }) => (
            <Button key={name} block size="lg" onClick={() => put(until)}>
              {t(`in.${name}`)}
            </Button>
          ))}
        </div>
        <Field label={t('ownTime')} error={at('until')}>
          <TextInput type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
