import { loadOnce } from '#kit/browser/load-once.ts';

/** The days this device keeps: what every answered tap is written into. */
export const keptDaysCode = loadOnce(() => import('./lazy/kept-days.ts'));
