import { exceptionsFor, mayStoreException } from '@leme/contract/access/grants';
import type { putUserRights } from '@leme/contract/access/people/rights-endpoints';
import type { Action } from '@leme/contract/access/permission';
import type { Subject } from '@leme/contract/access/resources';
import { isRole } from '@leme/contract/access/roles';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { usePeopleProblem } from '../../problems/use-people-problem.ts';
import type { PersonTold } from '../user.queries.ts';
import { type Ends, endOf } from './ends.ts';
import type { NewException } from './use-save-exceptions.ts';

type Draft = { resource: Subject | null; action: Action; granted: boolean; reason: string; ends: Ends };

const shortestReason = 5;

/** A new exception while it is written, what is wrong with it, and saving it beside those there are. */
export function useExceptionDraft({ user, exceptions }: PersonTold, onSaved: () => void) {
  const problemText = usePeopleProblem();
  const client = useQueryClient();
  const { role, permissions, tenant } = useSignedIn();
  const ofRole = user.role ?? 'user';
  const onlyDenials = exceptionsFor(ofRole) === 'denials';
  const [draft, setDraft] = useState<Draft>({
    resource: null,
    action: 'read',
    granted: !onlyDenials,
    reason: '',
    ends: 'week',
  });
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { resource, action, granted } = draft;
  const reason = draft.reason.trim();
  const actor = { role: isRole(role) ? role : ofRole, permissions: new Set(permissions) };
  const isGivable = (each: Subject) => mayStoreException(actor, ofRole, { resource: each, action, granted });
  const missing = {
    resource: !resource || !isGivable(resource),
    reason: reason.length < shortestReason,
  };

  const save = async (added: NewException) => {
    const kept = exceptions
      .filter((each) => each.resource !== added.resource || each.action !== added.action)
      .map(({ created_at: _, created_by: __, ...each }) => each);
    const body = { id: user.id, version: user.version, exceptions: [...kept, added] };
    await call<typeof putUserRights>('PUT /users/:id/permissions', body);
    void refetchShowing(client, ['users']);
    onSaved();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.resource || missing.reason || !resource || isBusy) return;
    setBusy(true);
    const expires_at = endOf(draft.ends, Temporal.Now.instant(), tenant.timezone);
    await save({ resource, action, granted, reason, expires_at }).catch((error) => {
      setFailure(problemText(error));
      setBusy(false);
    });
  };
  return {
    draft,
    onlyDenials,
    isGivable,
    failure,
    isBusy,
    submit,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    faults: hasTried ? missing : { resource: false, reason: false },
  };
}

export type ExceptionDraft = ReturnType<typeof useExceptionDraft>;
