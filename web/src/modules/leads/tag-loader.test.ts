import { expect, test, vi } from 'vitest';
import { type LeadTagRow, tagLoader } from './tag-loader.ts';

const tag = (name: string) => ({ id: `tag ${name}`, name, color: '#6b7280' });
const leads = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `lead ${from + at}`);

/** A loader whose clock stands still until it is told to go on, and the calls it made. */
function loaderAt(call = async (ids: readonly string[]): Promise<readonly LeadTagRow[]> => ids.map(tagged)) {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const asked = vi.fn(call);
  const after = (ms: number, work: () => void) => void timers.push({ at: now + ms, work });
  const pass = (ms: number) => {
    now += ms;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { work } of due) work();
  };
  const { load, forget } = tagLoader(asked, { now: () => now, after });
  /** Loads as a list does, which waits the 20 ms. */
  const loaded = async (ids: readonly string[]) => {
    const answer = load(ids);
    pass(20);
    return await answer;
  };
  return { load, forget, loaded, pass, calls: () => asked.mock.calls.map(([ids]) => ids) };
}

const tagged = (lead_id: string) => ({ lead_id, tags: [tag(lead_id)] });

test('whoever asks within 20 ms asks in one call, each lead once [B7.3-16, B7.3-17, B9-39]', async () => {
  const { load, pass, calls } = loaderAt();
  const first = load(['a', 'b', 'a']);
  pass(19);
  const second = load(['b', 'c']);
  expect(calls()).toEqual([]);
  pass(1);
  expect(calls()).toEqual([['a', 'b', 'c']]);
  expect(await first).toEqual(
    new Map([
      ['a', [tag('a')]],
      ['b', [tag('b')]],
    ]),
  );
  expect([...(await second).keys()]).toEqual(['b', 'c']);
});

test('what is known is not asked for again, only what is missing, in one call [B7.3-18]', async () => {
  const { loaded, calls } = loaderAt();
  await loaded(['a', 'b']);
  expect((await loaded(['b', 'c', 'a', 'd'])).get('b')).toEqual([tag('b')]);
  await loaded(['a', 'd']);
  expect(calls()).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('what is being asked for is not asked for twice', async () => {
  const { load, pass, calls } = loaderAt();
  const [first] = [load(['a']), pass(20)];
  const second = load(['a']);
  pass(20);
  expect(await second).toEqual(await first);
  expect(calls()).toEqual([['a']]);
});

test('a lead the answer leaves out has no tags, and that is known too [B7.3-20]', async () => {
  const { loaded, calls } = loaderAt(async () => [tagged('a'), tagged('of nobody')]);
  const tags = [
    ['a', [tag('a')]],
    ['b', []],
  ] as const;
  expect([...(await loaded(['a', 'b']))]).toEqual(tags);
  expect([...(await loaded(['a', 'b']))]).toEqual(tags);
  expect(calls()).toHaveLength(1);
});

test('200 leads go at once, and the rest after its 20 ms [B9-40]', async () => {
  const { load, pass, calls } = loaderAt();
  const some = load(leads(150));
  expect(calls()).toHaveLength(0);
  const all = load(leads(250));
  expect(calls()).toEqual([leads(200)]);
  // The timer of the first call is over; what came later waits for its own.
  pass(20);
  expect(calls()).toEqual([leads(200), leads(50, 200)]);
  expect([(await some).size, (await all).size]).toEqual([150, 250]);
  expect((await all).get('lead 249')).toEqual([tag('lead 249')]);
});

test('a call that was full does not shorten the wait of the next', () => {
  const { load, pass, calls } = loaderAt();
  void load(['early']);
  pass(15);
  void load(leads(199));
  void load(['late']);
  pass(5);
  expect(calls()).toHaveLength(1);
  pass(15);
  expect(calls().at(-1)).toEqual(['late']);
});

test('an answer is good for 15 minutes from when it came [B9-38]', async () => {
  const { loaded, pass, calls } = loaderAt();
  await loaded(['a']);
  pass(899_979);
  await loaded(['a']);
  expect(calls()).toHaveLength(1);
  pass(1);
  await loaded(['a']);
  expect(calls()).toHaveLength(2);
});

test('a call that fails rejects all who wait for it and says nothing [B8.3-18, B8.3-19]', async () => {
  const failed = new Error('no connection');
  let isDown = true;
  const { load, loaded, pass, calls } = loaderAt(async (ids) => {
    if (isDown) throw failed;
    return ids.map(tagged);
  });
  const shown = vi.spyOn(console, 'error');
  const pending = Promise.allSettled([load(['a']), load(['a', 'b']), load(['c'])]);
  pass(20);
  expect((await pending).map((each) => each.status === 'rejected' && each.reason)).toEqual([
    failed,
    failed,
    failed,
  ]);
  expect(shown).not.toHaveBeenCalled();
  shown.mockRestore();
  // It is not remembered: the next who asks gets an answer.
  isDown = false;
  expect((await loaded(['a'])).get('a')).toEqual([tag('a')]);
  expect(calls()).toHaveLength(2);
});

test('a call that cannot even be made fails like any other', async () => {
  const { loaded } = loaderAt(() => {
    throw new Error('signed out');
  });
  await expect(loaded(['a'])).rejects.toThrow('signed out');
});

test('leads a colleague changed are asked for anew, the others are not', async () => {
  const { loaded, forget, calls } = loaderAt();
  await loaded(['a', 'b', 'c']);
  forget(['b', 'unknown']);
  await loaded(['a', 'b', 'c']);
  forget();
  await loaded(['a', 'b']);
  expect(calls()).toEqual([['a', 'b', 'c'], ['b'], ['a', 'b']]);
});

test('an answer that was on its way when a lead was changed is not kept', async () => {
  const answers: ((rows: readonly LeadTagRow[]) => void)[] = [];
  const { load, loaded, forget, pass, calls } = loaderAt(
    () => new Promise<readonly LeadTagRow[]>((done) => void answers.push(done)),
  );
  const [old] = [load(['a']), pass(20)];
  forget(['a']);
  const [fresh] = [load(['a']), pass(20)];
  answers[1]?.([{ lead_id: 'a', tags: [tag('new')] }]);
  answers[0]?.([{ lead_id: 'a', tags: [tag('old')] }]);
  expect([(await old).get('a'), (await fresh).get('a')]).toEqual([[tag('old')], [tag('new')]]);
  expect((await loaded(['a'])).get('a')).toEqual([tag('new')]);
  expect(calls()).toHaveLength(2);
});

test('asking for nothing asks nobody; what is answered is one’s own to change', async () => {
  const { loaded, calls } = loaderAt();
  expect(await loaded([])).toEqual(new Map());
  expect(calls()).toEqual([]);
  (await loaded(['a'])).get('a')?.pop();
  expect((await loaded(['a'])).get('a')).toEqual([tag('a')]);
});
