import type { LiveTable } from '@leme/contract/kit/realtime';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type ToastMessage, useToastsThere } from '#ui/feedback/toast.tsx';
import { isProblem } from '../api/api.ts';
import { placeFaults } from '../form/form-faults.ts';
import { faultText } from '../form/lazy/fault/fault-text.ts';
import { refetchShowing } from '../live/shown-tables.ts';
import { useProblemText } from '../problem/problem-text.ts';

/** What is wrong, in words, by the field it stands beside. */
export type SaidFaults = Readonly<Record<string, string | false | undefined>>;

export type VerbOptions<In, Out> = {
  /** What is wrong before anything is sent; nothing is then. */
  check?: (input: In) => SaidFaults;
  /** The tables it changes: what shows them is asked for again, done or not: a refusal may mean that it is outdated. */
  shows?: readonly LiveTable[];
  /** What follows, and the toast that says that it is done. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what says nothing need not answer anything
  done?: string | ToastMessage | ((out: Out, input: In) => ToastMessage | string | undefined | void);
  /** Title of the toast when it failed; without one the caller shows `refusal`. */
  failed?: string | ((input: In) => string);
  /** The inputs there are: what the server finds wrong with one is said beside it (`at`) and nowhere else. */
  fields?: readonly string[];
  /** Says a failure in words of its own. */
  words?: (error: unknown) => string;
  /** Takes a failure otherwise: true when nothing more is to be said, or what it says beside fields. */
  place?: (error: unknown, input: In) => boolean | SaidFaults;
  /** What it is done to, where it may be done to several at once. */
  each?: (input: In) => string;
};

type Said = { faults: SaidFaults; refusal: string | null };

const nothing: Said = { faults: {}, refusal: null };

/**
 * Runs one call of a person: one press at a time, what is wrong beside its field, what shows the changed tables asked for
 * again, and one toast for done or failed, the connection that is lost among the failures. `run` answers whether it was done.
 */
export function useVerb<In = void, Out = unknown>(
  work: (input: In) => Promise<Out>,
  options: VerbOptions<In, Out> = {},
) {
  const { check, shows = [], done, failed, fields = [], place, each } = options;
  const client = useQueryClient();
  const toast = useToastsThere();
  const problemText = useProblemText();
  const underWay = useRef(new Set<string>());
  const [{ faults, refusal }, say] = useState(nothing);
  const { mutateAsync, isPending, variables } = useMutation<Out, unknown, In>({ mutationFn: work });

  const wordsOf = (error: unknown, others: readonly string[]) => {
    if (options.words) return options.words(error);
    return others.length > 0 ? [...new Set(others)].join(', ') : problemText(error);
  };
  const refuse = (error: unknown, input: In) => {
    const isFaulty = isProblem(error, 'validation');
    const own = place?.(error, input) ?? false;
    if (typeof own === 'object') say({ faults: own, refusal: null });
    if (own) return;
    const found = placeFaults(isFaulty ? error.errors : [], (name) => fields.includes(name));
    const beside = found.fields.map(({ name, fault }) => [name, faultText(fault)]);
    const isPlaced = beside.length > 0 && found.others.length === 0;
    const text = isPlaced ? null : wordsOf(error, found.others.map(faultText));
    say({ faults: Object.fromEntries(beside), refusal: failed ? null : text });
    const title = typeof failed === 'function' ? failed(input) : failed;
    if (title && text !== null) toast?.show({ tone: 'danger', title, text });
  };
  const finish = (out: Out, input: In) => {
    const message = typeof done === 'function' ? done(out, input) : done;
    if (message) toast?.show(typeof message === 'string' ? { title: message } : message);
  };

  const run = async (input: In): Promise<boolean> => {
    const what = each?.(input) ?? '';
    if (underWay.current.has(what)) return false;
    const wrong = check?.(input) ?? {};
    say({ faults: wrong, refusal: null });
    if (Object.values(wrong).some(Boolean)) return false;
    underWay.current.add(what);
    const outcome = await mutateAsync(input).then(
      (out) => ({ out }),
      (error: unknown) => ({ error }),
    );
    underWay.current.delete(what);
    if (shows.length > 0) void refetchShowing(client, shows);
    if ('error' in outcome) refuse(outcome.error, input);
    else finish(outcome.out, input);
    return !('error' in outcome);
  };
  return {
    run,
    isBusy: isPending,
    /** What the press that is under way was of. */
    busyWith: isPending ? variables : undefined,
    /** What is wrong with an input. */
    at: (field: string) => faults[field],
    /** Why it was not done, where no toast says so. */
    refusal,
    /** Forgets what was said, such as when something is typed. */
    clear: () => say(nothing),
  };
}
