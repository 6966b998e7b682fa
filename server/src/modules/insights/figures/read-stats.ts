import { readDashboardStats } from '@leme/contract/insights/dashboard-endpoints';
import { serve } from '#kit/http/serve';
import type { KeepFigures } from './kept-figures.ts';
import { cardFigures } from './lead-figures.ts';

/** What the cards say. */
export const servesStats = (keep: KeepFigures) =>
  serve(readDashboardStats, async ({ tx, actor, clock }) => {
    const now = clock.now();
    if (!actor.permissions.has('leads:read'))
      return { figures: null, counted_at: now.toString(), is_summary: false };
    const { value, countedAt, isSummary } = await keep(
      { tenantId: actor.tenantId, asked: 'cards' },
      now,
      async () => {
        const figures = await cardFigures(tx, actor);
        return { value: figures, leads: figures.leads };
      },
    );
    return { figures: value, counted_at: countedAt, is_summary: isSummary };
  });
