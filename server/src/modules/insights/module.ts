import { insights } from '@leme/contract/insights/module';
import type { ServerModule } from '#kit/http/serve';
import { keptFigures } from './figures/kept-figures.ts';
import { servesCharts } from './figures/read-charts.ts';
import { servesStats } from './figures/read-stats.ts';
import { servesFirstSteps } from './morning/first-steps.ts';
import { servesActivities } from './morning/read-activities.ts';
import { servesNeedsYou } from './morning/read-needs.ts';
import { servesPierToday } from './morning/read-pier.ts';

/** What the figures say, and what a morning begins with. */
export function insightsModule(): ServerModule {
  const keep = keptFigures();
  return {
    ...insights,
    serves: [
      servesStats(keep),
      servesCharts(keep),
      servesActivities,
      servesPierToday,
      servesNeedsYou,
      servesFirstSteps,
    ],
  };
}
