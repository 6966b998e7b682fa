import type { MoveReason } from '@leme/contract/stock/stock-moves';
import { type DemoWork, named } from '../../demo/demo.ts';
import { type Kept, kept, places } from './demo/shelves.ts';

type Move = {
  item_id: string;
  location_id: string;
  quantity: number;
  reason: MoveReason;
  ref: string | null;
  unit_cost: number;
  at: Temporal.Instant;
  transfer_id: string | null;
};

const days = 60;
const uses = [
  ['consumption', 'Passeio da manhã'],
  ['consumption', 'Passeio da tarde'],
  ['sale', 'Balcão'],
  ['sale', null],
] as const;

/** Things on shelves with sixty days of moves, one below its minimum, one gone, and life jackets by size. */
export async function demo(work: DemoWork): Promise<void> {
  const { random, insert, read } = work;
  const boats = await read('boats');
  const [boat] = boats.filter(({ status }) => status === 'active');
  const locations = places.map((name) => ({ id: random.id(), name, boat_id: null as string | null }));
  if (boat) locations.push({ id: random.id(), name: `${boat.boat_name} (bordo)`, boat_id: boat.id });
  const ids = locations.map(({ id }) => id);
  const items = kept.map((item) => ({ ...item, id: random.id() }));
  const histories = items.map((item) => historyOf(work, item, ids));
  await insert('stock_locations', locations);
  await insert(
    'stock_items',
    items.map(({ start, daily, cost, ends, ...item }, at) => ({
      ...item,
      quantity: sum(histories[at] ?? []),
      average_cost: cost,
    })),
  );
  const levels = histories.flatMap((moves) => [
    ...Map.groupBy(moves, ({ location_id }) => location_id).values(),
  ]);
  await insert(
    'stock_levels',
    levels.flatMap((moves) => {
      const [first] = moves;
      if (!first) return [];
      const { item_id, location_id } = first;
      return [{ item_id, location_id, quantity: sum(moves), moves: moves.length }];
    }),
  );
  const keeper = named(work.staff, 'manager');
  await insert(
    'stock_moves',
    levels.flatMap((moves) =>
      moves.map((move, at) => ({
        ...move,
        id: random.id(),
        at: move.at.toString(),
        mark: at + 1,
        count_id: null,
        user_id: keeper,
      })),
    ),
  );
}

const sum = (moves: readonly Pick<Move, 'quantity'>[]) =>
  Math.round(moves.reduce((all, { quantity }) => all + quantity, 0) * 1000) / 1000;

/** Bought, taken to where it is needed, used day by day and bought again before it runs out; the last days end where the plan says. */
function historyOf(
  { random, now }: DemoWork,
  { id: item_id, start, daily, cost, ends, min_qty }: Kept & { id: string },
  [room = '', counter = '', aboard = counter]: readonly string[],
): Move[] {
  const moves: Move[] = [];
  const move = (
    day: number,
    hour: number,
    given: Pick<Move, 'quantity' | 'reason' | 'location_id'> & Partial<Move>,
    minute = random.below(50),
  ) =>
    moves.push({
      item_id,
      ref: null,
      unit_cost: cost,
      transfer_id: null,
      at: now.subtract({ hours: 24 * day + 12 - hour, minutes: minute }),
      ...given,
    });
  const front = daily === 0 ? aboard : counter;
  move(days, 8, { location_id: room, quantity: start, reason: 'purchase', ref: 'Compra inicial' });
  let left = start;
  let there = 0;
  for (let day = days - 1; day > 0; day -= 1) {
    if (there <= daily * 2 && left - there > 0) {
      const quantity = Math.min(left - there, Math.max(1, Math.ceil(start / 3)));
      const transfer_id = random.id();
      const minute = random.below(50);
      move(day, 1, { location_id: room, quantity: -quantity, reason: 'transfer', transfer_id }, minute);
      move(day, 1, { location_id: front, quantity, reason: 'transfer', transfer_id }, minute);
      there += quantity;
    }
    const used = Math.min(there, random.below(daily * 2 + 1));
    const [reason, ref] = random.pick(uses);
    if (used > 0) move(day, 6, { location_id: front, quantity: -used, reason, ref });
    left -= used;
    there -= used;
    if (left < Math.max(start / 3, min_qty * 1.5) && daily > 0) {
      move(day, 9, {
        location_id: room,
        quantity: start,
        reason: 'purchase',
        ref: `NF ${1000 + random.below(900)}`,
      });
      left += start;
    }
  }
  if (ends !== undefined)
    settle(moves, ends, (quantity, location_id) =>
      move(0, 2, { location_id, quantity, reason: 'adjustment', ref: 'Contagem do mês' }),
    );
  return moves;
}

/** Lets the last count end at a number, taken from wherever something lies. */
function settle(
  moves: readonly Move[],
  ends: number,
  move: (quantity: number, location: string) => void,
): void {
  let over = sum(moves) - ends;
  for (const [location, own] of Map.groupBy(moves, ({ location_id }) => location_id)) {
    const taken = Math.min(over, sum(own));
    if (taken > 0) move(-taken, location);
    over -= Math.max(0, taken);
  }
}
