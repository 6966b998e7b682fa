/** After how many minutes without an act a session ends, unless a company says sooner; never later. */
export const longestIdle = 180;

/** From when a touch alone does not go on: two thirds of the time, so that somebody is asked before it is over. */
export function minutesUntilAsked(idleMinutes: number): number {
  return (idleMinutes * 2) / 3;
}
