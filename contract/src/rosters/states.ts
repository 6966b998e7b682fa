export const rosterStates = ['draft', 'published', 'locked'] as const;
export type RosterState = (typeof rosterStates)[number];

export const shiftKinds = ['base', 'prontidao', 'manutencao', 'treinamento'] as const;

export const assignmentStates = ['proposed', 'confirmed', 'declined', 'done', 'cancelled'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

export const assignmentSources = ['hand', 'auto', 'copy'] as const;

/** Whether somebody is expected: what was declined or cancelled leaves the place open. */
export const isLiving = (status: AssignmentState) =>
  status === 'proposed' || status === 'confirmed' || status === 'done';

/** The Monday of the week of a day. */
export function weekOf(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
