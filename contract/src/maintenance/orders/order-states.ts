export const orderStates = [
  'open',
  'scheduled',
  'in_progress',
  'on_hold',
  'done',
  'closed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** States in which the work is still to be done: while an order stands in one it may keep its boat ashore. */
const openStates = ['open', 'scheduled', 'in_progress', 'on_hold'] as const satisfies OrderState[];

export const orderKinds = ['preventiva', 'corretiva', 'inspecao', 'emergencia'] as const;
export const holdKinds = ['pecas', 'terceiro', 'clima', 'decisao', 'outro'] as const;
/** Whether a boat stays ashore for it: not at all, on days that were planned, or because it stopped by itself. */
export const stops = ['no', 'planned', 'now'] as const;

const isToDo = (status: unknown) => (openStates as readonly unknown[]).includes(status);

/** What an order says of its boat, sound or not. */
export type Stopping = Readonly<
  Record<'status' | 'blocks_sailing' | 'boat_id' | 'downtime' | 'from_time' | 'until_time', unknown>
>;

/** When an order keeps its boat ashore, by the clock of the company; without a last day until somebody ends it. */
export type Stop = {
  boat_id: string;
  days: { from: string | null; to: string | null };
  from_time: string | null;
  until_time: string | null;
};

/** The stop an order makes; nothing where the boat may sail, and once the work is done or called off. */
export function stopOf(order: Stopping): Stop | null {
  const { status, blocks_sailing, boat_id, downtime, from_time, until_time } = order;
  if (!isToDo(status) || blocks_sailing === 'no' || !boat_id || !downtime) return null;
  return {
    boat_id: String(boat_id),
    days: downtime as Stop['days'],
    from_time: (from_time ?? null) as string | null,
    until_time: (until_time ?? null) as string | null,
  };
}
