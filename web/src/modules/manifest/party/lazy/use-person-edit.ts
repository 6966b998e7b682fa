import type { editPassenger, ManifestPassenger } from '@leme/contract/manifest/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useUnsaved } from '#kit/form/unsaved.ts';
import { problemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import {
  type Patch,
  type PersonField,
  patchOf,
  personFields,
  type TypedFields,
  typedOf,
  withoutStored,
} from './person-draft.ts';
import { partyTexts } from './texts/texts.ts';
import { useKeepPassenger } from './use-keep-passenger.ts';

type State =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'failed'; reason: string }
  | { kind: 'gone'; mine: string }
  | { kind: 'stale'; theirs: string; mine: string };

type Faults = Partial<Record<PersonField, string>>;

export type PersonEdit = {
  values: Record<PersonField, string>;
  faults: Faults;
  state: State;
  type: (field: PersonField, typed: string) => void;
  /** Stores what is typed. */
  save: () => void;
  /** A field was left. */
  leave: () => void;
  useTheirs: () => void;
};

/**
 * One person's fields. What is typed is a draft that outlives the row, until it is stored or given up; leaving a field
 * stores it. Of two saves the second waits for the first and its version.
 */
export function usePersonEdit(bookingId: string, passenger: ManifestPassenger): PersonEdit {
  const t = useText(partyTexts);
  const { draft, latest, setDraft } = useDraft(passenger.id);
  useUnsaved(personFields.some((field) => draft[field] !== undefined));
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [faults, setFaults] = useState<Faults>({});
  const known = useRef(passenger);
  if (passenger.version > known.current.version) known.current = passenger;
  const work = useRef<'none' | 'running' | 'due'>('none');
  const keep = useKeepPassenger();

  const learn = (current: ManifestPassenger) => {
    known.current = current;
    keep(bookingId, current);
  };

  const words = (values: Record<PersonField, string>, of: TypedFields) =>
    personFields
      .filter((field) => of[field] !== undefined)
      .map((field) => values[field] || t('empty'))
      .join(', ');

  const fail = (error: unknown, sent: TypedFields) => {
    const mine = words({ ...typedOf(known.current), ...sent }, sent);
    const current = newerState(error);
    if (current) {
      learn(current);
      setState({ kind: 'stale', theirs: words(typedOf(current), sent), mine });
    } else if (isProblem(error, 'not-found')) setState({ kind: 'gone', mine });
    else if (isProblem(error, 'validation')) {
      setFaults(Object.fromEntries(error.errors.map((fault) => [fault.pointer.slice(1), faultText(fault)])));
      setState({ kind: 'idle' });
    } else setState({ kind: 'failed', reason: problemText(error) });
  };

  const send = async (patch: Patch, sent: TypedFields): Promise<boolean> => {
    try {
      const { id, version } = known.current;
      learn(await call<typeof editPassenger>('PATCH /manifest-passengers/:id', { id, version, ...patch }));
      setDraft(withoutStored(latest.current, sent));
      setState({ kind: 'saved' });
      return true;
    } catch (error) {
      const current = newerState(error);
      if (!current || !isUntouched(patch, known.current, current)) {
        fail(error, sent);
        return false;
      }
      learn(current);
      return await send(patch, sent);
    }
  };

  const save = async () => {
    if (work.current !== 'none') {
      work.current = 'due';
      return;
    }
    const sent = latest.current;
    const { patch, invalid } = patchOf(known.current, sent);
    setFaults(invalid ? { [invalid]: t('dateInvalid') } : {});
    if (invalid) return;
    if (Object.keys(patch).length === 0) {
      setDraft(withoutStored(latest.current, sent));
      return;
    }
    work.current = 'running';
    setState({ kind: 'saving' });
    const isStored = await send(patch, sent);
    const isAnotherDue = hasBeenAsked(work);
    work.current = 'none';
    if (isStored && isAnotherDue) await save();
  };

  return {
    values: { ...typedOf(known.current), ...draft },
    faults,
    state,
    type: (field, typed) => {
      setDraft({ ...latest.current, [field]: typed });
      if (state.kind === 'saved' || state.kind === 'failed') setState({ kind: 'idle' });
    },
    save: () => void save(),
    // Two states to choose from, or nobody to store it for: leaving the field decides nothing.
    leave: () => void (state.kind === 'stale' || state.kind === 'gone' || save()),
    useTheirs: () => {
      setDraft({});
      setState({ kind: 'idle' });
    },
  };
}

/** What somebody else stored meanwhile, if that is why a change was refused. */
function newerState(error: unknown): ManifestPassenger | null {
  if (!isProblem(error, 'stale-version')) return null;
  return (error.params as { current: ManifestPassenger }).current;
}

/** Somebody else changed other fields of the person: the same change may simply be sent again. */
function isUntouched(patch: Patch, before: ManifestPassenger, current: ManifestPassenger): boolean {
  return personFields.every((field) => !(field in patch) || current[field] === before[field]);
}

/** Whether a field was left while another was on its way. */
function hasBeenAsked(work: { current: 'none' | 'running' | 'due' }): boolean {
  return work.current === 'due';
}

/**
 * Shown from here, and kept beside the answers of the server: so it outlives the row, and goes when somebody else signs
 * in.
 */
function useDraft(passengerId: string) {
  const { tenant } = useSignedIn();
  const client = useQueryClient();
  const queryKey = ['passenger-draft', tenant.id, passengerId];
  const [draft, show] = useState<TypedFields>(() => client.getQueryData<TypedFields>(queryKey) ?? {});
  const latest = useRef(draft);
  const setDraft = (next: TypedFields) => {
    latest.current = next;
    client.setQueryDefaults(['passenger-draft'], { gcTime: Number.POSITIVE_INFINITY });
    client.setQueryData(queryKey, next);
    show(next);
  };
  return { draft, latest, setDraft };
}
