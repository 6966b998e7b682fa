import { leadSettings } from '@leme/contract/leads/lead-settings';
import { readLeadSettings, updateLeadSettings } from '@leme/contract/leads/lead-settings-endpoints';
import { leadsModule as declared } from '@leme/contract/leads/module';
import type { ServerModule } from '#kit/http/serve';
import { serveSettings } from '#kit/resource/settings';
import { hooks } from './forgetting/person-leads.ts';
import { servesInsideSales } from './inside-sales/serves.ts';
import { servesInteractions } from './lead-interactions.resource.ts';
import { servesLeadStats } from './lead-stats.ts';
import { servesLeadTags } from './lead-tags.ts';
import { servesLeads } from './leads.resource.ts';
import { servesCountries, servesLeadProducts, servesLeadTemplates } from './look-ups.ts';
import { servesLeadDuplicates } from './merge/lead-duplicates.ts';
import { servesLeadMatches } from './merge/lead-matches.ts';
import { servesLeadMerge } from './merge/merge-leads.ts';
import { servesLeadSeparation } from './merge/separate-leads.ts';
import { morningHooks } from './morning-hooks.ts';
import { tagHooks, tagRules } from './tags-of-leads.ts';
import { offeredTo, winLead } from './win-lead.ts';

/** Those who may become customers, and what was said to them. */
export const leadsModule: ServerModule = {
  ...declared,
  ...hooks,
  ...tagHooks,
  ...morningHooks,
  rules: { tags: tagRules },
  wins: winLead,
  offered: offeredTo,
  serves: [
    ...servesLeads,
    ...servesInteractions,
    ...serveSettings(leadSettings, [readLeadSettings, updateLeadSettings]),
    ...servesInsideSales,
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
