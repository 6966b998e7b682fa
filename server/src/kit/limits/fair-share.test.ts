import { expect, onTestFinished, test, vi } from 'vitest';
import { type Begun, fairShare, type Piece, type Shares } from './fair-share.ts';

const shares = { slots: 4, perCompany: 2, mostWaiting: 3, timeoutMs: 60_000 };

/** Begins pieces of work by name and notes the order in which they got their turn. */
function openRoom(given: Partial<Shares> = {}) {
  const share = fairShare({ ...shares, ...given });
  const begun: string[] = [];
  const failed: string[] = [];
  const atWork: Begun[] = [];
  const come = (name: string, piece: Piece = {}) =>
    share.begin(name[0] ?? '', piece).then(
      (each) => {
        begun.push(name);
        atWork.push(each);
      },
      ({ problem }) => void failed.push(`${name} ${problem}`),
    );
  /** Ends the piece of a company that began first. */
  const end = (company: string, tookMs?: number) => {
    const at = atWork.findIndex((each) => each.company === company);
    const [first] = atWork.splice(at, 1);
    if (first) share.end(first, tookMs);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { share, begun, failed, come, end, settle };
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
  const { begun, come, end, settle } = openRoom({ slots: 9, whenRushing: 1, mostWaiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) void come(name);
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  end('a');
  await settle();
  expect(begun.slice(3)).toEqual(['a3']);
  passes(200);
  void come('b2');
  end('a');
  await settle();
  expect(begun.slice(4)).toEqual(['b2']);
  end('a');
  await settle();
  expect(begun.slice(5)).toEqual(['a4']);
  passes(1_100);
  void come('a6');
  await settle();
  expect(begun.slice(6)).toEqual(['a5']);
});

test('a rush that does not end rests after each piece, and a company that is no rush never', async () => {
  const { passes } = standStill();
  const { begun, come, end, settle } = openRoom({
    slots: 9,
    perCompany: 1,
    rest: { times: 2, mostMs: 100 },
    mostWaiting: 9,
  });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void come(name);
  await settle();
  end('a', 40);
  await settle();
  expect(begun).toEqual(['a1', 'b1', 'a2']);
  passes(200);
  void come('b2');
  end('b', 40);
  end('a', 40);
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
  const { begun, come, end, settle } = openRoom({ slots: 2, mostWaiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2']) void come(name);
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    await settle();
    end(begun.at(-2)?.[0] ?? '');
  }
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5']);
});

test('boarding goes before what else its company waits for, and before nobody else', async () => {
  const { begun, come, end, settle } = openRoom({ slots: 2 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void come(name);
  void come('a-boards', { isUrgent: true });
  await settle();
  for (const company of ['a', 'a', 'a']) {
    end(company);
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
  const { begun, failed, come, end, settle } = openRoom({ slots: 1, timeoutMs: 20 });
  void come('a1');
  await come('a2');
  expect(failed).toEqual(['a2 unavailable']);
  end('a');
  await settle();
  await come('b1');
  expect(begun).toEqual(['a1', 'b1']);
});

test('after any rush everything got its turn once and the room is empty again', async () => {
  const { share, begun, come, end } = openRoom({ mostWaiting: 1_000 });
  let most = 0;
  let atWork = 0;
  const names = Array.from({ length: 500 }, (_, at) => `${'abcdefg'[(at * at) % 7]}${at}`);
  await Promise.all(
    names.map(async (name, at) => {
      await come(name, { isUrgent: at % 5 === 0 });
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      end(name[0] ?? '');
    }),
  );
  expect(most).toBe(4);
  expect(new Set(begun).size).toBe(500);
  await Promise.all(['a', 'a', 'b', 'b'].map((company) => share.begin(company)));
});

test('what took long the time before counts as several pieces; what is quick goes past it, and boarding weighs one', async () => {
  const heavy = { fromMs: 50, weight: 3 };
  const { begun, come, end, settle } = openRoom({ slots: 9, perCompany: 4, heavy, mostWaiting: 9 });
  const deep = { kind: 'GET /leads deep' };
  void come('a0', deep);
  await settle();
  end('a', 200);
  for (const name of ['a1', 'a2', 'a3']) void come(name, deep);
  void come('a-list', { kind: 'GET /leads' });
  void come('a-boards', { ...deep, isUrgent: true });
  void come('b1', deep);
  void come('b2', deep);
  await settle();
  expect(begun.toSorted()).toEqual(['a-list', 'a0', 'a1', 'b1', 'b2']);
  end('a', 10);
  await settle();
  expect(begun.slice(5)).toEqual(['a-boards']);
});

test('who has more of the room than others rests after a long piece as long as it took, but for what is quick', async () => {
  const { passes } = standStill();
  const heavy = { fromMs: 50, weight: 2 };
  const { begun, come, end, settle } = openRoom({ slots: 9, heavy, rest: { times: 1, mostMs: 100 } });
  const long = { kind: 'export' };
  void come('a1', long);
  void come('b1', long);
  await settle();
  end('a', 200);
  end('b', 60);
  void come('a2', long);
  void come('a3');
  void come('b2', long);
  await settle();
  expect(begun.slice(2).toSorted()).toEqual(['a3', 'b2']);
  end('a');
  passes(199);
  await settle();
  expect(begun.slice(4)).toEqual([]);
  passes(1);
  await settle();
  expect(begun.slice(4)).toEqual(['a2']);
});
