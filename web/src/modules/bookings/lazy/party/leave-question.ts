import { isProblem } from '#kit/api/api.ts';

export type Leaver = {
  id: string;
  booking_passenger_id: string | null;
  position: number;
  name: string | null;
  status: string;
};

/** Of each fare that gets smaller: how many leave, and who could. */
export type LeaveQuestion = { groups: { choose: number; people: Leaver[] }[] };

export function questionOf(error: unknown): LeaveQuestion | null {
  return isProblem(error, 'choose-passengers') ? (error.params as LeaveQuestion) : null;
}

/** Whether of every fare exactly as many are chosen as leave. */
export function isAnswered({ groups }: LeaveQuestion, chosen: ReadonlySet<string>): boolean {
  return groups.every(({ choose, people }) => people.filter(({ id }) => chosen.has(id)).length === choose);
}
