import { shareOf } from '../../prices/effects.ts';

export const agreementKinds = ['commission', 'owner_share', 'per_sailing', 'per_hour'] as const;
export type AgreementKind = (typeof agreementKinds)[number];
export const agreementBases = ['gross', 'after_commission'] as const;

/** What was agreed with an agent, an owner or a crew; an amount is in centavos. */
export type Agreement = {
  id: string;
  kind: AgreementKind;
  agent_id: string | null;
  supplier_id: string | null;
  product_id: string | null;
  boat_id: string | null;
  bp: number | null;
  cents: number | null;
  base: (typeof agreementBases)[number];
  valid_from: string;
  valid_to: string | null;
};

/** What an agreement has to do with. */
export type Occasion = {
  day: string;
  agent_id: string | null;
  product_id: string | null;
  boat_id: string | null;
};

/** The agreement of a kind that holds: the one that names most, then the youngest, then by its id. */
export function agreementFor(
  agreements: readonly Agreement[],
  kind: AgreementKind,
  occasion: Occasion,
): Agreement | undefined {
  const holds = agreements.filter(
    (each) =>
      each.kind === kind &&
      each.valid_from <= occasion.day &&
      (each.valid_to === null || occasion.day <= each.valid_to) &&
      (each.agent_id === null || each.agent_id === occasion.agent_id) &&
      (each.product_id === null || each.product_id === occasion.product_id) &&
      (each.boat_id === null || each.boat_id === occasion.boat_id) &&
      // A commission is somebody's.
      (kind !== 'commission' || each.agent_id !== null),
  );
  return holds.toSorted(
    (one, other) =>
      named(other) - named(one) || order(other.valid_from, one.valid_from) || order(one.id, other.id),
  )[0];
}

const named = ({ agent_id, product_id, boat_id }: Agreement) =>
  (agent_id === null ? 0 : 4) + (boat_id === null ? 0 : 2) + (product_id === null ? 0 : 1);

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** What an agreement comes to of an amount, half up once; what is paid by the departure is no part of a booking. */
export function comesTo({ bp, cents }: Pick<Agreement, 'bp' | 'cents'>, of: number): number {
  return bp === null ? (cents ?? 0) : shareOf(of, bp);
}
