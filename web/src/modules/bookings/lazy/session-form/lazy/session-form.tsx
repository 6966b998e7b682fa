import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { sessions } from '@leme/contract/bookings/sessions';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { useTellFirst } from '../../change/use-tell-first.tsx';
import { useCrewFirst } from '../../crew/use-crew-first.tsx';
import { FormDialog } from '../../fields/form-dialog.tsx';
import { HistoryButton } from '../../history/history-button.tsx';
import { type SessionOptions, useSessionWrites } from '../../session/sessions.queries.ts';
import { sessionTexts } from '../../session/texts/texts.ts';
import { useReturn } from '../../session/use-return.ts';
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
  const tell = useTellFirst();
  const crew = useCrewFirst();
  const beside = useSessionProblems();
  const { form, onSubmit, isBusy, isDirty, close, startFrom, dialogs } = useEntityForm<
    SessionValues,
    SessionRow
  >(sessions, sessionFields, {
    start: session
      ? { row: session, valuesOf, say, staleTitle: t('staleTitle') }
      : startValues({ template, date }),
    save: async (values, base) => {
      if (!base) return writes.create(fieldsOf(values));
      const tells = await tell.before(base, values);
      return crew.save((frees) =>
        writes.update(base.id, base.version, { ...fieldsOf(values), ...frees }, tells),
      );
    },
    onDone: (values) => {
      toast.show({ title: t(session ? 'saved' : 'created') });
      onSaved(values.date ?? date);
    },
    place: (error, own) => tell.isBack(error) || crew.isBack(error) || beside(error, own),
    failedTitle: t('failed'),
  });
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
        <div className="grid grid-cols-1 gap-4">
          {session && <LeftAlone session={session} isDirty={isDirty} onReturned={startFrom} />}
          <SessionFieldset form={form} options={options} isNew={session === null} />
        </div>
      </FormDialog>
      {dialogs}
      {tell.dialog}
      {crew.dialog}
    </>
  );
}

type LeftAloneProps = { session: SessionRow; isDirty: boolean; onReturned: (session: SessionRow) => void };

/** That schedules leave it alone since somebody changed it, and the way back to them while nothing is typed. */
function LeftAlone({ session, isDirty, onReturned }: LeftAloneProps) {
  const t = useText(sessionFormTexts);
  const words = useText(sessionTexts);
  const giveBack = useReturn({ onDone: onReturned });
  if (!giveBack.isFor(session)) return null;
  const button = giveBack.reason === null && (
    <Button
      size="sm"
      className="max-md:h-11"
      busy={giveBack.isBusy}
      disabled={isDirty}
      onClick={() => void giveBack.run(session.id)}
    >
      {words('returnToSchedule')}
    </Button>
  );
  return (
    <Banner tone="neutral" action={button}>
      {t('leftAlone')}
    </Banner>
  );
}
