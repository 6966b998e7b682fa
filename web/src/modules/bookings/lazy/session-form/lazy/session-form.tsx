import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { FormDialog } from '../../fields/form-dialog.tsx';
import { HistoryButton } from '../../history/history-button.tsx';
import { type SessionOptions, useSessionWrites } from '../../session/sessions.queries.ts';
import { sessionFormTexts } from '../texts/texts.ts';
import { SessionFieldset } from './session-fieldset.tsx';
import { fieldsOf, type SessionValues, sessionFields, startValues, valuesOf } from './session-values.ts';
import { useSessionWords } from './session-words.ts';
import { useSessionProblems } from './use-session-problems.ts';

export type SessionDialogProps = {
  /** The session to change; null makes a new one. */
  session: SessionRow | null;
  /** Whose fields a new one starts with. */
  template?: SessionRow | undefined;
  date: string;
  onClose: () => void;
  /** Saved, with the day it is on. */
  onSaved: (date: string) => void;
};

export type SessionFormProps = SessionDialogProps & { options: SessionOptions };

export function SessionForm({ session, template, date, options, onClose, onSaved }: SessionFormProps) {
  const t = useText(sessionFormTexts);
  const toast = useToast();
  const writes = useSessionWrites();
  const say = useSessionWords(options);
  const { form, onSubmit, isBusy, close, dialogs } = useEntityForm<SessionValues, SessionRow>(
    sessions,
    sessionFields,
    {
      start: session
        ? { row: session, valuesOf, say, staleTitle: t('staleTitle') }
        : startValues({ template, date }),
      save: (values, base) =>
        base ? writes.update(base.id, base.version, fieldsOf(values)) : writes.create(fieldsOf(values)),
      onDone: (values) => {
        toast.show({ title: t(session ? 'saved' : 'created') });
        onSaved(values.date ?? date);
      },
      place: useSessionProblems(),
      failedTitle: t('failed'),
    },
  );
  return (
    <>
      <FormDialog
        title={t(session ? 'editTitle' : template ? 'cloneTitle' : 'newTitle')}
        actions={session && <HistoryButton session={session} />}
        onClose={() => close(onClose)}
        onSubmit={onSubmit}
        busy={isBusy}
        submitLabel={t(session ? 'save' : 'create')}
      >
        <SessionFieldset form={form} options={options} isNew={session === null} />
      </FormDialog>
      {dialogs}
    </>
  );
}
