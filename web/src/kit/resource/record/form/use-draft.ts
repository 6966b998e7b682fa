import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSignedIn } from '../../../auth-session/auth-session.tsx';
import { currentAuthSession, isSignedInAs } from '../../../auth-session/auth-session-store.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from '../../../form/drafts.ts';
import type { KnownNames } from '../values/names.ts';
import type { Values } from '../values/record-values.ts';

/** What was typed and not saved, and the version it was typed over. */
export type RecordDraft = { version: number | null; changes: Values; names: KnownNames };

const keepAfterMs = 400;

/** The name a record's draft is kept under: by person, company, resource and record. */
export function useDraftName(resource: string, record: string): { owner: string; name: string } {
  const { user, tenant } = useSignedIn();
  const owner = `${user.id}.${tenant.id}`;
  return { owner, name: `${owner}.${resource}.${record}` };
}

/** The draft of a record, if this device has one. */
export function readRecordDraft(name: string): { at: number; draft: RecordDraft } | null {
  const kept: Draft | null = readDraft(name);
  const draft = kept?.content as Partial<RecordDraft> | null;
  if (!kept || !draft?.changes || Object.keys(draft.changes).length === 0) return null;
  return {
    at: kept.at,
    draft: { version: draft.version ?? null, changes: draft.changes, names: draft.names ?? {} },
  };
}

type Keeping = {
  owner: string;
  name: string;
  form: UseFormReturn<Record<string, unknown>>;
  /** What there is to keep now; nothing changed keeps nothing. */
  draftOf: (values: Values) => RecordDraft;
};

/** Keeps what is typed on this device, so that a closed tab loses nothing; `forget` ends it. */
export function useDraftKeeping({ owner, name, form, draftOf }: Keeping): { forget: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(draftOf);
  useEffect(() => {
    latest.current = draftOf;
  });
  const keep = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    // A person who has just signed out leaves nothing behind; one whose session ended under the form goes on later.
    if (!isSignedInAs(owner) && !currentAuthSession().hasExpired) return;
    const draft = latest.current(form.getValues());
    if (Object.keys(draft.changes).length > 0) keepDraft(name, draft);
    else forgetDraft(name);
  }, [owner, name, form]);
  // Outside system: the device's store, told a moment after each change and when the page goes away.
  useEffect(() => {
    const watching = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, keepAfterMs);
    });
    addEventListener('pagehide', keep);
    return () => {
      watching.unsubscribe();
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, keep]);
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    forgetDraft(name);
  }, [name]);
  return { forget };
}
