import { expect, test } from 'vitest';
import { balanceOf, type Posted, type Posting } from './posting.ts';
import { type BookingFact, postingsOfBooking } from './postings-of-booking.ts';

const bare: BookingFact = {
  id: 'b',
  status: 'confirmed',
  total: 54_000,
  day: '2026-11-20',
  cancelled_on: null,
  line: '1.1',
  adjustments: [],
  payments: [],
};
const paid = (id: string, cents: number, given: object = {}) => ({
  id,
  cents,
  method: 'pix',
  day: '2026-11-10',
  isLate: false,
  fee: 0,
  ...given,
});
const said = (rows: readonly Posting[]) =>
  rows.map(({ debit, credit, cents, day }) => `${debit} > ${credit} ${cents} ${day.slice(8)}`);

test('money taken before is held, and is earned on the day of the departure', () => {
  const held = postingsOfBooking({ ...bare, payments: [paid('p', 16_200)] }, []);
  expect(said(held)).toEqual(['method:pix > advances 16200 10']);
  const sailed = { ...bare, status: 'completed', payments: [paid('p', 16_200)] };
  expect(said(postingsOfBooking(sailed, held))).toEqual([
    'receivable > 1.1 54000 20',
    'advances > receivable 16200 20',
  ]);
});

test('of an agency ten per cent, and of the owner forty of what is left; extras and discounts stand on lines of their own', () => {
  const rows = postingsOfBooking(
    {
      ...bare,
      status: 'completed',
      commission: { bp: 1000, cents: null },
      owner_share: { bp: 4000, cents: null, base: 'after_commission' },
      adjustments: [
        { kind: 'extra', cents: 2_000 },
        { kind: 'discount', cents: -1_000 },
        { kind: 'group', cents: 500 },
      ],
    },
    [],
  );
  expect(said(rows)).toEqual([
    'receivable > 1.1 53000 20',
    'receivable > 1.4 2000 20',
    '2.2 > receivable 1000 20',
    '6.1 > commissions 5400 20',
    '4.7 > owner-shares 19440 20',
  ]);
});

test('a card costs its fee where its money goes; late money goes against what is owed', () => {
  const payments = [paid('c', 45_000, { method: 'cartao', fee: 1_395 }), paid('l', 9_000, { isLate: true })];
  const rows = postingsOfBooking({ ...bare, status: 'completed', payments }, []);
  expect(said(rows)).toEqual([
    'method:cartao > advances 45000 10',
    '6.1 > method:cartao 1395 10',
    'method:pix > receivable 9000 10',
    'receivable > 1.1 54000 20',
    'advances > receivable 45000 20',
  ]);
});

test('a fee stays when it is cancelled, and a price changed after the departure is the difference', () => {
  const cancelled = { ...bare, status: 'cancelled', total: 9_000, cancelled_on: '2026-11-18' };
  const rows = postingsOfBooking({ ...cancelled, payments: [paid('p', 18_000)] }, []);
  expect(said(rows)).toEqual(['method:pix > advances 18000 10', 'advances > 1.6 9000 18']);
  const sailed = { ...bare, status: 'completed' };
  const first = postingsOfBooking(sailed, []);
  const cheaper = postingsOfBooking({ ...sailed, total: 50_000 }, first);
  expect(said(cheaper)).toEqual(['1.1 > receivable 4000 20']);
  expect(cheaper.map(({ leg }) => leg)).toEqual([1]);
  expect(postingsOfBooking({ ...sailed, total: 50_000 }, [...first, ...cheaper])).toEqual([]);
});

/** Numbers that look like chance and are the same in every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Life = BookingFact & { posted: Posted[] };
const methods = ['pix', 'dinheiro', 'cartao', 'credito', 'parceiro'];
const paidOf = ({ payments }: BookingFact) => payments.reduce((sum, { cents }) => sum + cents, 0);

/** One thing that can happen to a booking, and what it becomes. */
function step(life: Life, pick: (below: number) => number, id: string): Life {
  const isOver = life.status === 'cancelled';
  const method = methods[pick(methods.length)] ?? 'pix';
  const pay = (cents: number) => ({
    ...life,
    payments: [
      ...life.payments,
      paid(id, cents, {
        method,
        isLate: life.status === 'completed',
        fee: method === 'cartao' ? pick(90) : 0,
      }),
    ],
  });
  const due = life.total - paidOf(life);
  switch (pick(8)) {
    case 0:
    case 1:
      return due > 0 && !isOver ? pay(1 + pick(due)) : life;
    case 2:
      return paidOf(life) > 0 ? pay(-1 - pick(paidOf(life))) : life;
    case 3: {
      const change = pick(20_000) - 10_000;
      const kind = ['group', 'extra', 'discount', 'fee'][pick(4)] ?? 'group';
      if (isOver || life.total + change < 0 || change === 0) return life;
      const adjustments = [...life.adjustments, { kind, cents: change }];
      return { ...life, total: life.total + change, adjustments };
    }
    case 4:
      return life.status === 'confirmed' && pick(3) === 0
        ? {
            ...life,
            status: 'cancelled',
            total: Math.min(paidOf(life), pick(30_000)),
            cancelled_on: '2026-11-18',
          }
        : life;
    case 5:
      return life.status === 'confirmed' && pick(2) === 0 ? { ...life, status: 'completed' } : life;
    case 6:
      // Moved: another day and another product, while it has not sailed.
      return life.status === 'confirmed' ? { ...life, day: `2026-11-2${pick(9)}`, line: '1.2' } : life;
    default:
      return { ...life, posted: [...life.posted, ...postingsOfBooking(life, life.posted)] };
  }
}

test('in 20,000 lives what is held, what is owed and the sum of all are right whenever all is posted [A9-07]', () => {
  const wrong: string[] = [];
  let rows = 0;
  for (let seed = 1; seed <= 20_000; seed += 1) {
    const pick = chance(seed);
    let life: Life = {
      ...bare,
      posted: [],
      total: pick(90_000),
      commission: { bp: pick(2_000), cents: null },
      owner_share: { bp: pick(5_000), cents: null, base: 'after_commission' },
    };
    const steps = 3 + pick(12);
    for (let at = 0; at < steps; at += 1) life = step(life, pick, `p${at}`);
    const posted = [...life.posted, ...postingsOfBooking(life, life.posted)];
    rows += posted.length;
    const isCompleted = life.status === 'completed';
    const recognised = life.status === 'cancelled' ? life.total : 0;
    const held = isCompleted ? 0 : paidOf(life) - recognised;
    const owed = isCompleted ? life.total - paidOf(life) : 0;
    const keys = posted.map(({ fact_kind, fact_id, leg }) => `${fact_kind} ${fact_id} ${leg}`);
    const isRight =
      -balanceOf(posted, 'advances') === held &&
      balanceOf(posted, 'receivable') === owed &&
      posted.every(({ cents, debit, credit }) => cents > 0 && Number.isInteger(cents) && debit !== credit) &&
      new Set(keys).size === keys.length &&
      postingsOfBooking(life, posted).length === 0;
    if (!isRight) wrong.push(`life ${seed}`);
  }
  expect([wrong.slice(0, 5), rows > 50_000]).toEqual([[], true]);
});
