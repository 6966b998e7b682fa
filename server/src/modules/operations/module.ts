import { operations } from '@leme/contract/operations/module';
import type { ServerModule } from '#kit/http/serve';
import type { EventLog } from '#kit/security/event-log';
import { servesAccessLog } from './access-log.ts';
import { completeBookingsJob } from './complete-bookings.ts';
import { expireHoldsJob } from './expire-holds.ts';
import { forgetLostLeadsJob } from './forget-lost-leads.ts';
import { servesRecordSearch } from './search-records.ts';
import { sealMails } from './trails/seal-mail.ts';
import { areTrailsWhole, trailAlarmEndpoints } from './trails/trail-alarms.ts';
import { checkTrailsJob, sealTrailsJob, type TrailNeeds } from './trails/trail-jobs.ts';

type Needs = TrailNeeds & { linkOrigin: () => string; events: EventLog };

/** What runs over all companies while nobody looks, and the search over all records of one. */
export function operationsModule(needs: Needs) {
  const { tenantTx, platformTx, linkOrigin } = needs;
  const module: ServerModule = {
    ...operations,
    serves: [servesRecordSearch, ...servesAccessLog(needs.events), ...trailAlarmEndpoints(needs)],
    jobs: [
      sealTrailsJob(needs),
      checkTrailsJob(needs),
      expireHoldsJob(needs),
      completeBookingsJob(needs),
      forgetLostLeadsJob(needs),
    ],
    mails: sealMails({ tenantTx, origin: linkOrigin }),
  };
  return { module, areTrailsWhole: () => areTrailsWhole(platformTx) };
}
