/** The states a company may be in. `erased` is what an opening that was undone leaves: a name in the trail, no address. */
export const companyStates = ['opening', 'active', 'suspended', 'archived', 'erased'] as const;
export type CompanyState = (typeof companyStates)[number];

/** Why a company is stopped. */
export const stopKinds = ['abuse', 'security', 'request', 'other'] as const;
export type StopKind = (typeof stopKinds)[number];

/** What an operator does to it: from where, and where it leads. The first access alone makes an opening active. */
export const companyMoves = {
  suspension: { from: ['active'], to: 'suspended' },
  archival: { from: ['suspended'], to: 'archived' },
  reactivation: { from: ['suspended', 'archived'], to: 'active' },
} as const satisfies Record<string, { from: readonly CompanyState[]; to: CompanyState }>;
export type CompanyMove = keyof typeof companyMoves;

/** Whether its people may sign in and work: nowhere else does it answer at its address. */
export function isAtWork(state: string | undefined): boolean {
  return state === 'active';
}

/** Whether letters with links reach its people: also before anybody ever came in. */
export function isReached(state: string | undefined): boolean {
  return state === 'opening' || isAtWork(state);
}

/** Whether what a phone noted at sea is still taken in: a company that is stopped loses no mark. */
export function takesFacts(state: string | undefined): boolean {
  return isAtWork(state) || state === 'suspended' || state === 'archived';
}

/** Whether a move may be made of where it stands. */
export function mayMove(state: string, move: CompanyMove): boolean {
  const from: readonly string[] = companyMoves[move].from;
  return from.includes(state);
}
