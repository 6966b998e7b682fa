import { shortestReason } from '@leme/contract/voyages/gate/gate-checks';
import { departureWords } from '@leme/contract/voyages/gate/gate-words';
import { useState } from 'react';
import { newId } from '#kit/api/idempotency.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import type { SaidOfDeparture } from '../../outbox/queue-rules.ts';
import { departureTexts } from './texts/texts.ts';
import { useFate, useSayOf } from './use-say.ts';

const fields = ['text'] as const;

type WordsDialogProps = {
  title: string;
  description: string;
  submit: string;
  done: string;
  /** Whose departure it is said of. */
  boat: string;
  event: Omit<SaidOfDeparture, 'id' | 'text'>;
  onClose: () => void;
};

/** One thing said of a departure in words, by name. */
export function WordsDialog({ title, description, submit, done, boat, event, onClose }: WordsDialogProps) {
  const t = useText(departureTexts);
  const say = useSayOf(boat);
  const fateOf = useFate();
  const [id] = useState(newId);
  const isRelease = event.kind === 'released';
  return (
    <VerbDialog
      entity={departureWords}
      fields={fields}
      start={{ text: '' }}
      title={title}
      description={description}
      submit={submit}
      faults={({ text }) => ({ text: isRelease && text.trim().length < shortestReason && t('tooShort') })}
      run={({ text }) => say.departure([{ ...event, id, text: text.trim() }])}
      mayWait
      shows={['logbook', 'alerts']}
      done={(fate) => fateOf(fate, { title: done }, t('noteFailed'))}
      onClose={onClose}
    />
  );
}
