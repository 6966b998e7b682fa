import { expect, onTestFinished, test, vi } from 'vitest';
import { fairShare, type Shares } from './fair-share.ts';

const shares = { slots: 4, perCompany: 2, mostWaiting: 3, timeoutMs: 60_000 };

/** Begins pieces of work by name and notes the order in which they got their turn. */
function openRoom(given: Partial<Shares> = {}) {
  const share = fairShare({ ...shares, ...given });
  const begun: string[] = [];
  const failed: string[] = [];
  const come = (name: string, isUrgent = false) =>
    share.begin(name[0] ?? '', isUrgent).then(
      () => void begun.push(name),
      ({ problem }) => void failed.push(`${name} ${problem}`),
    );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { share, begun, failed, come, settle };
}

/** Time that passes when the test says so. */
function standStill() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return { passes: (ms: number) => void vi.advanceTimersByTime(ms) };
}

test('a company gets its part of the room and no more; what is left is for the others', async () => {
  const { begun, come, settle } = openRoom();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) void come(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('a rush that does not end gets less beside others, and all of its part again once it is alone', async () => {
  const { passes } = standStill();
  const { share, begun, come, settle } = openRoom({ slots: 9, whenRushing: 1, mostWaiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void come(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  share.end('a');
  await settle();
  expect(begun.slice(3)).toEqual(['a3']);
  passes(200);
  void come('b2');
  share.end('a');
  await settle();
  expect(begun.slice(4)).toEqual(['b2']);
  share.end('a');
  await settle();
  expect(begun.slice(5)).toEqual(['a4']);
  passes(1_100);
  void come('a6');
  await settle();
  expect(begun.slice(6)).toEqual(['a5']);
});

test('a rush that does not end rests after each piece, and a company that is no rush never', async () => {
  const { passes } = standStill();
  const { share, begun, come, settle } = openRoom({
    slots: 9,
    perCompany: 1,
    rest: { times: 2, mostMs: 100 },
    mostWaiting: 9,
  });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void come(name);
  await settle();
  share.end('a', 40);
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  passes(200);
  void come('b2');
  share.end('b', 40);
  share.end('a', 40);
  await settle();
  expect(begun.slice(3)).toEqual(['b2']);
  passes(79);
  await settle();
  expect(begun.slice(4)).toEqual([]);
  passes(1);
  await settle();
  expect(begun.slice(4)).toEqual(['a3']);
});

test('companies are served in turn, not in the order their requests came', async () => {
  const { share, begun, come, settle } = openRoom({ slots: 2, mostWaiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']) void come(name);
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await settle();
    share.end(begun.at(-2)?.[0] ?? '');
  }
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});

test('boarding goes before what else its company waits for, and before nobody else', async () => {
  const { share, begun, come, settle } = openRoom({ slots: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void come(name);
  void come('a-boards', true);
  await settle();
  for (const company of ['a', 'a', 'a']) {
    share.end(company);
    await settle();
  }
  expect(begun).toEqual(['a1', 'a2', 'a-boards', 'b1', 'a3']);
});

test('a company whose own queue is full is refused; another is not', async () => {
  const { begun, failed, come, settle } = openRoom({ slots: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1']) void come(name);
  await settle();
  expect([begun, failed]).toEqual([['a1', 'a2'], ['a6 too-many-requests']]);
});

test('who waited too long is told to come again, and does not take a turn later', async () => {
  const { share, begun, failed, come, settle } = openRoom({ slots: 1, timeoutMs: 20 });
  void come('a1');
  await come('a2');
  expect(failed).toEqual(['a2 unavailable']);
  share.end('a');
  await settle();
  await come('b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('after any rush everything got its turn once and the room is empty again', async () => {
  const { share, begun, come } = openRoom({ mostWaiting: 1_000 });
  let most = 0;
  let atWork = 0;
  const names = Array.from({ length: 500 }, (_, at) => `${'abcdefg'[(at * at) % 7]}${at}`);
  await Promise.all(
    names.map(async (name, at) => {
      await come(name, at % 5 === 0);
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      share.end(name[0] ?? '');
    }),
  );
  expect(most).toBe(4);
  expect(new Set(begun).size).toBe(500);
  await Promise.all(['a', 'a', 'b', 'b'].map((company) => share.begin(company, false)));
});
