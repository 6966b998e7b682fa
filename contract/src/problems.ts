import { problems as ofAccess } from './access/problems.ts';
import { problems as ofBookings } from './bookings/problems.ts';
import { problems as ofChannels } from './channels/problems.ts';
import { problems as ofCrew } from './crew/problems.ts';
import { problems as ofFinance } from './finance/problems.ts';
import { problems as ofFleet } from './fleet/problems.ts';
import { type Catalogue, problems as ofKit, type ProblemName } from './kit/problem.ts';
import { problems as ofLeads } from './leads/problems.ts';
import { problems as ofMaintenance } from './maintenance/problems.ts';
import { problems as ofPricing } from './pricing/problems.ts';
import { problems as ofRosters } from './rosters/problems.ts';
import { problems as ofStock } from './stock/problems.ts';

/** Every problem of the product; one that a module adds and nobody lists here does not compile. */
export const problems: Readonly<Record<ProblemName, Catalogue[string]>> = {
  ...ofKit,
  ...ofAccess,
  ...ofBookings,
  ...ofStock,
  ...ofPricing,
  ...ofLeads,
  ...ofCrew,
  ...ofFleet,
  ...ofFinance,
  ...ofMaintenance,
  ...ofChannels,
  ...ofRosters,
};
