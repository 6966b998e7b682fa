import { cadenceSteps, cadences } from '@leme/contract/leads/inside-sales/cadences';
import { serveResource } from '#kit/resource/serve-resource';
import { servesClaim } from './claim-lead.ts';
import { servesContact } from './contact-lead.ts';
import { servesHandover } from './hand-over-lead.ts';
import { servesLoss } from './lose-lead.ts';
import { servesPostponement } from './postpone-lead.ts';
import { servesQueue } from './queue.ts';
import { servesSalesSettings } from './sales-settings.ts';
import { servesSalesStats } from './sales-stats.ts';
import { servesCadenceOfLead } from './start-cadence.ts';

/** Whom to call now, and what is done about it. */
export const servesInsideSales = [
  ...serveResource(cadences),
  ...serveResource(cadenceSteps),
  ...servesSalesSettings,
  ...servesCadenceOfLead,
  servesQueue,
  servesSalesStats,
  servesClaim,
  servesHandover,
  servesPostponement,
  servesLoss,
  servesContact,
];
