import { inOrder } from '../logbook/fold-voyage.ts';
import { type CountEvent, type CountState, type Mark, marks } from './count-events.ts';

export type Count = {
  state: CountState;
  out: number | null;
  back: number | null;
  /** How each person was marked; who was not is still aboard as far as anybody knows. */
  marked: Readonly<Record<string, Mark>>;
  missing: readonly string[];
};

/**
 * How the count of a voyage stands, whatever order its events come in. It closes with as many ashore as left, those who
 * stepped off elsewhere among them; an open alarm of somebody missing keeps it open until the person is found or somebody
 * closes it in words.
 */
export function foldCount(expected: readonly string[], events: readonly CountEvent[]): Count {
  const all = inOrder(events);
  const last = (moment: CountEvent['moment']) =>
    all.findLast((event) => event.kind === 'counted' && event.moment === moment)?.counted ?? null;
  const [out, back] = [last('out'), last('back')];
  const people = new Set([...expected, ...all.flatMap((event) => event.people)]);
  const seen = [...people].flatMap((id) => {
    const mark = markOf(all, id);
    return mark ? [[id, mark] as const] : [];
  });
  const marked = Object.fromEntries(seen.map(([id, { mark }]) => [id, mark]));
  const alarm = all.findLast(({ kind }) => kind === 'missing');
  const isClosed =
    alarm !== undefined && all.some(({ kind, step }) => kind === 'closed' && step > alarm.step);
  const found = new Set(
    seen.flatMap(([id, { mark, step }]) => (mark !== 'aboard' && step > (alarm?.step ?? 0) ? [id] : [])),
  );
  const missing = alarm && !isClosed ? alarm.people.filter((id) => !found.has(id)) : [];
  const elsewhere = seen.filter(([, { mark }]) => mark === 'elsewhere').length;
  return { out, back, marked, missing, state: stateOf() };

  function stateOf(): CountState {
    if (missing.length > 0) return 'missing';
    if (isClosed) return 'closed';
    if (back === null) return alarm ? 'roll_call' : 'none';
    return back + elsewhere === expected.length ? 'closed' : 'roll_call';
  }
}

/** What was said of a person last by who knew most; of two who knew as much, whoever saw the person aboard. */
function markOf(all: readonly CountEvent[], id: string): { mark: Mark; step: number } | undefined {
  const own = all.flatMap(({ kind, people, mark, step }) =>
    kind === 'marked' && mark !== null && people.includes(id) ? [{ mark, step }] : [],
  );
  const newest = Math.max(...own.map(({ step }) => step));
  return own
    .filter(({ step }) => step === newest)
    .toSorted((one, other) => marks.indexOf(other.mark) - marks.indexOf(one.mark))[0];
}
