import { leadsModule as declared } from '@leme/contract/leads/module';
import type { ServerModule } from '#kit/serve';
import { servesInteractions } from './lead-interactions.resource.ts';
import { servesLeadMatches } from './lead-matches.ts';
import { servesLeadStats } from './lead-stats.ts';
import { servesLeadTags } from './lead-tags.ts';
import { servesLeads } from './leads.resource.ts';
import { servesCountries, servesLeadProducts, servesLeadTemplates } from './look-ups.ts';

/** Those who may become customers, and what was said to them. */
export const leadsModule: ServerModule = {
  ...declared,
  serves: [
    ...servesLeads,
    ...servesInteractions,
    servesLeadStats,
    servesLeadProducts,
    servesLeadTemplates,
    servesCountries,
    servesLeadTags,
    servesLeadMatches,
  ],
};
