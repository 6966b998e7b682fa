import type { Plan } from './plan-state.ts';

/** A plan to begin with, as makers of engines usually ask for; the manual of one's own decides. */
type StarterPlan = Partial<Plan> & { applies_to: 'motor' | 'boat'; blocks_sailing?: boolean };

const byBoth = {
  applies_to: 'motor',
  trigger: 'both',
  every_days: 365,
  warn_days: 30,
  tolerance_days: 15,
} as const;

/** What falls due anywhere: outboards, diesels, jet skis, the hull, and what saves lives. */
export const starterPlans = {
  'outboard-100': { ...byBoth, every_hours: 100, first_hours: 20, warn_hours: 10, tolerance_hours: 10 },
  'outboard-300': {
    applies_to: 'motor',
    trigger: 'meter',
    every_hours: 300,
    warn_hours: 20,
    tolerance_hours: 15,
  },
  'diesel-250': { ...byBoth, every_hours: 250, warn_hours: 20, tolerance_hours: 15 },
  'jet-50': { ...byBoth, every_hours: 50, warn_hours: 5, tolerance_hours: 5 },
  hull: { applies_to: 'boat', trigger: 'calendar', every_days: 182, warn_days: 15, tolerance_days: 15 },
  safety: {
    applies_to: 'boat',
    trigger: 'calendar',
    every_days: 365,
    warn_days: 30,
    blocks_sailing: true,
  },
} as const satisfies Readonly<Record<string, StarterPlan>>;

export type StarterName = keyof typeof starterPlans;
export const starterNames = Object.keys(starterPlans) as [StarterName, ...StarterName[]];
