import { operations } from '@leme/contract/operations/module';
import type { AllHooks } from '#kit/hooks';
import type { ServerModule } from '#kit/http/serve';
import type { EventLog } from '#kit/security/event-log';
import { servesAccessLog } from './access-log.ts';
import { alertLetters } from './alert-mails/alert-letter.ts';
import { mailAlertsJob } from './alert-mails/mail-alerts.ts';
import { completeBookingsJob } from './complete-bookings.ts';
import { countDaysJob } from './count-days.ts';
import { evaluatePlansJob } from './evaluate-plans.ts';
import { expireChargesJob } from './expire-charges.ts';
import { expireHoldsJob } from './expire-holds.ts';
import { forgetLostLeadsJob } from './forget-lost-leads.ts';
import { invoiceRemindersJob } from './invoice-mails/invoice-reminders.ts';
import { makeDeparturesJob } from './make-departures.ts';
import { orderLetters } from './order-mails/order-letters.ts';
import { missingLetters } from './overdue-boats/missing-letter.ts';
import { overdueLetters } from './overdue-boats/overdue-letter.ts';
import { watchDeparturesJob } from './overdue-boats/watch-departures.ts';
import { watchRostersJob } from './overdue-boats/watch-rosters.ts';
import { watchVoyagesJob } from './overdue-boats/watch-voyages.ts';
import { mailPapersJob } from './paper-mails/mail-papers.ts';
import { paperLetters } from './paper-mails/paper-letter.ts';
import { lookAtBooksJob, postBooksJob } from './post-books.ts';
import { purgeTestBookingsJob } from './purge-test-bookings.ts';
import { releaseAllotmentsJob } from './release-allotments.ts';
import { servesRecordSearch } from './search-records.ts';
import { sealMails } from './trails/seal-mail.ts';
import { areTrailsWhole, trailAlarmEndpoints } from './trails/trail-alarms.ts';
import { checkTrailsJob, sealTrailsJob, type TrailNeeds } from './trails/trail-jobs.ts';

type Needs = TrailNeeds & {
  linkOrigin: () => string;
  events: EventLog;
  hooks: Pick<AllHooks, 'movesMoney' | 'namesCrew'>;
};

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
      releaseAllotmentsJob(needs),
      purgeTestBookingsJob(needs),
      expireChargesJob(needs),
      invoiceRemindersJob(needs),
      completeBookingsJob(needs),
      makeDeparturesJob(needs),
      forgetLostLeadsJob(needs),
      countDaysJob(needs),
      evaluatePlansJob(needs),
      mailAlertsJob(needs),
      mailPapersJob(needs),
      watchVoyagesJob(needs),
      watchDeparturesJob(needs),
      watchRostersJob(needs),
      postBooksJob(needs),
      lookAtBooksJob(needs),
    ],
    mails: {
      ...sealMails({ tenantTx, origin: linkOrigin }),
      ...alertLetters({ tenantTx, origin: linkOrigin }),
      ...paperLetters({ tenantTx, origin: linkOrigin }),
      ...orderLetters({ tenantTx, origin: linkOrigin }),
      ...overdueLetters({ tenantTx, origin: linkOrigin }),
      ...missingLetters({ tenantTx, origin: linkOrigin }),
    },
  };
  return { module, areTrailsWhole: () => areTrailsWhole(platformTx) };
}
