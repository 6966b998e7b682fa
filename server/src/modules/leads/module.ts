import { leadsModule as declared } from '@leme/contract/leads/module';
import type { ServerModule } from '#kit/serve';
import { hooks } from './forgetting/person-leads.ts';
import { servesLeadDuplicates } from './lead-duplicates.ts';
import { servesInteractions } from './lead-interactions.resource.ts';
import { servesLeadMatches } from './lead-matches.ts';
import { servesLeadSettings } from './lead-settings.ts';
import { servesLeadStats } from './lead-stats.ts';
import { servesLeadTags } from './lead-tags.ts';
import { servesLeads } from './leads.resource.ts';
import { servesCountries, servesLeadProducts, servesLeadTemplates } from './look-ups.ts';
import { servesLeadMerge } from './merge-leads.ts';
import { servesLeadSeparation } from './separate-leads.ts';
import { tagHooks } from './tags-of-leads.ts';

/** Those who may become customers, and what was said to them. */
export const leadsModule: ServerModule = {
  ...declared,
  ...hooks,
  ...tagHooks,
  serves: [
    ...servesLeads,
    ...servesInteractions,
    ...servesLeadSettings,
    servesLeadStats,
    servesLeadProducts,
    servesLeadTemplates,
    servesCountries,
    servesLeadTags,
    servesLeadMatches,
    servesLeadDuplicates,
    servesLeadMerge,
    servesLeadSeparation,
  ],
};
