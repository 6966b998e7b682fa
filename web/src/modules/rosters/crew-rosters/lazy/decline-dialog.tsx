import type { answerAssignment } from '@leme/contract/rosters/assignment-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { shows } from '../crew-rosters.queries.ts';
import { crewRostersTexts } from '../texts/texts.ts';

/** Somebody cannot take a duty, and says why. */
export function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(crewRostersTexts);
  const kit = useText(kitTexts);
  const [reason, setReason] = useState('');
  const decline = useVerb(
    () =>
      call<typeof answerAssignment>('POST /crew-assignments/:id/answers', {
        id,
        answer: 'declined',
        reason: reason.trim(),
      }),
    {
      shows,
      check: () => ({ reason: reason.trim() === '' && t('required') }),
      done: () => {
        onClose();
        return t('declined');
      },
      failed: t('notDone'),
    },
  );
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={t('cannot')}
      onSubmit={(event) => {
        event.preventDefault();
        void decline.run();
      }}
      footer={
        <>
          <Button onClick={onClose}>{kit('back')}</Button>
          <Button type="submit" variant="primary" busy={decline.isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Field label={t('why')} hint={t('whyHint')} error={decline.at('reason') || undefined} required>
        <TextArea
          autoFocus
          rows={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
