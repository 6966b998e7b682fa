/** What keeps a boat from taking a departure. */
export const boatObstacles = [
  'boat-gone',
  'boat-busy',
  'boat-blocked',
  'papers',
  'too-small',
  'plan-overdue',
] as const;
export type BoatObstacle = (typeof boatObstacles)[number];
