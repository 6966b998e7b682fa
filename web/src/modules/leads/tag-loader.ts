import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { type getLeadTagsGrouped, mostLeadsOfTags } from '@leme/contract/leads/endpoints';

/** What the call answers: a row a lead, and none for a lead without tags. */
export type LeadTagRow = ReplyOf<typeof getLeadTagsGrouped>[number];

/** A tag as a list shows it. */
export type LeadTag = LeadTagRow['tags'][number];

/** What tells the time and wakes the loader. */
export type LoaderClock = { now: () => number; after: (ms: number, work: () => void) => void };

/** How long one waits for more ids, how many one call takes at most, and how long an answer is good. */
export const tagLimits = { delay: 20, batch: mostLeadsOfTags, lifetime: 900_000 } as const;

type Tags = ReadonlyMap<string, readonly LeadTag[]>;
type Batch = { ids: Set<string>; answer: Promise<Tags>; send: () => void };

/** The answer a lead's tags stand in, and until when; one still on its way has no end yet. */
type Known = { answer: Promise<Tags>; until: number };

const ownClock: LoaderClock = { now: () => Date.now(), after: (ms, work) => void setTimeout(work, ms) };

/**
 * Loads the tags of leads: whoever asks within 20 ms asks in one call, a lead that is known or being asked for is not
 * asked for again. A call that fails rejects all who wait for it and leaves nothing behind; nobody is told.
 */
export function tagLoader(
  call: (leadIds: readonly string[]) => Promise<readonly LeadTagRow[]>,
  clock: LoaderClock = ownClock,
) {
  const known = new Map<string, Known>();
  let waiting: Batch | undefined;

  function open(): Batch {
    const ids = new Set<string>();
    let ask: () => void = () => undefined;
    const asking = async () => await call([...ids]);
    const rows = new Promise<readonly LeadTagRow[]>((resolve) => (ask = () => resolve(asking())));
    const answer = rows.then((each) => new Map(each.map(({ lead_id, tags }) => [lead_id, tags])));
    const batch: Batch = { ids, answer, send };
    function send() {
      // Full before its time was over: it is on its way.
      if (waiting !== batch) return;
      waiting = undefined;
      ask();
    }
    answer.then(
      () => keep(batch),
      () => drop(batch),
    );
    clock.after(tagLimits.delay, send);
    return batch;
  }

  function keep({ ids, answer }: Batch) {
    const until = clock.now() + tagLimits.lifetime;
    for (const id of ids) if (known.get(id)?.answer === answer) known.set(id, { answer, until });
  }

  function drop({ ids, answer }: Batch) {
    for (const id of ids) if (known.get(id)?.answer === answer) known.delete(id);
  }

  function find(id: string): Promise<Tags> {
    const before = known.get(id);
    if (before && clock.now() < before.until) return before.answer;
    waiting ??= open();
    const { ids, answer, send } = waiting;
    ids.add(id);
    known.set(id, { answer, until: Number.POSITIVE_INFINITY });
    if (ids.size >= tagLimits.batch) send();
    return answer;
  }

  /** The tags of each lead asked for, an empty list where it has none. */
  async function load(leadIds: readonly string[]): Promise<Map<string, LeadTag[]>> {
    const wanted = [...new Set(leadIds)];
    const answers = await Promise.all(wanted.map(find));
    return new Map(wanted.map((id, at) => [id, [...(answers[at]?.get(id) ?? [])]]));
  }

  /** Asks anew, the next time, for leads somebody changed, or for all; an answer still on its way is not kept. */
  function forget(leadIds: Iterable<string> = [...known.keys()]): void {
    for (const id of leadIds) known.delete(id);
  }

  return { load, forget };
}
