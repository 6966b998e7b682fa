import { shortestReason } from '@leme/contract/voyages/gate/gate-checks';
import { departureWords } from '@leme/contract/voyages/gate/gate-words';
import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { sendDepartures } from './send.ts';
import { departureTexts } from './texts/texts.ts';

const fields = ['text'] as const;

type WordsDialogProps = {
  title: string;
  description: string;
  submit: string;
  done: string;
  event: Omit<Parameters<typeof sendDepartures>[0][number], 'id' | 'text'>;
  onClose: () => void;
};

/** One thing said of a departure in words, by name. */
export function WordsDialog({ title, description, submit, done, event, onClose }: WordsDialogProps) {
  const t = useText(departureTexts);
  const { user } = useSignedIn();
  const [id] = useState(() => crypto.randomUUID());
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
      run={({ text }) =>
        sendDepartures([{ ...event, id, text: text.trim(), client_time: new Date().toISOString() }], user.id)
      }
      shows={['logbook', 'alerts']}
      done={({ results: [result] }) =>
        result?.outcome === 'refused' ? { tone: 'danger', title: t('noteFailed') } : done
      }
      onClose={onClose}
    />
  );
}
