import type { SessionRow } from '@leme/contract/bookings/endpoints';
import { useState } from 'react';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { StaleChoice } from '#kit/form/lazy/stale/stale-choice.tsx';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { textsIn } from '#kit/form/typed-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { FormDialog } from '../../fields/form-dialog.tsx';
import { HistoryButton } from '../../history/history-button.tsx';
import { type SessionOptions, useSessionWrites } from '../../session/sessions.queries.ts';
import { sessionFormTexts } from '../texts/texts.ts';
import { staleSession, useSessionComparison } from './compare-sessions.ts';
import { SessionFieldset } from './session-fieldset.tsx';
import { fieldsOf, type SessionValues, sessionResolver, startValues, valuesOf } from './session-values.ts';
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
  // The session what is typed goes on from.
  const [base, setBase] = useState(session);
  const [stale, setStale] = useState<SessionRow | null>(null);
  const place = useSessionProblems();
  const compare = useSessionComparison(options);
  const save = (values: SessionValues, readVersion: number) =>
    session ? writes.update(session.id, readVersion, fieldsOf(values)) : writes.create(fieldsOf(values));
  const done = (values: SessionValues) => {
    toast.show({ title: t(session ? 'saved' : 'created') });
    onSaved(values.date ?? date);
  };
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<SessionValues>({
    defaultValues: startValues({ session, template, date }),
    resolver: sessionResolver(t('required')),
    submit: (values) => save(values, base?.version ?? 0),
    onDone: done,
    onProblem: (error, own) => {
      const found = staleSession(error);
      if (found) setStale(found);
      return found !== null || place(error, own);
    },
    failedTitle: t('failed'),
  });
  const guard = useDirtyGuard(isDirty, { typed: () => textsIn(form) });
  const goOnFrom = (current: SessionRow) => {
    setBase(current);
    setStale(null);
  };
  const saveBoth = (current: SessionRow, theirs: readonly (keyof SessionValues)[]) => {
    const values = valuesOf(current);
    for (const name of theirs) form.setValue(name, values[name], { shouldDirty: true });
    goOnFrom(current);
    void saveOver(current.version);
  };
  const saveOver = async (current: number) => {
    const values = form.getValues();
    try {
      await save(values, current);
      done(values);
    } catch (error) {
      const found = staleSession(error);
      if (found) setStale(found);
      else place(error, form, t('failed'));
    }
  };
  return (
    <>
      <FormDialog
        title={t(session ? 'editTitle' : template ? 'cloneTitle' : 'newTitle')}
        actions={session && <HistoryButton session={session} />}
        onClose={() => guard.ask(onClose)}
        onSubmit={() => void onSubmit()}
        busy={isBusy}
        submitLabel={t(session ? 'save' : 'create')}
      >
        <SessionFieldset form={form} options={options} isNew={session === null} />
      </FormDialog>
      {stale && base && (
        <StaleChoice
          key={stale.version}
          title={t('staleTitle')}
          comparison={compare({ base: valuesOf(base), current: valuesOf(stale), mine: form.getValues() })}
          onClose={() => setStale(null)}
          onUseTheirs={() => {
            form.reset(valuesOf(stale));
            goOnFrom(stale);
          }}
          onSave={(theirs) => saveBoth(stale, theirs)}
        />
      )}
      {guard.dialog}
    </>
  );
}
