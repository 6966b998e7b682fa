import { previewCancellation } from '@leme/contract/bookings/life/life-endpoints';
import { toReais } from '@leme/contract/kit/values/money';
import { serve } from '#kit/http/serve';
import { readBooking, redactionFor } from '../booking/booking-queries.ts';
import { cancellationNow } from '../price/fee-of.ts';

const momentOf = (ms: number) => new Date(ms).toISOString();

export const servesCancellationPreview = serve(
  previewCancellation,
  async ({ input: { id, kind }, tx, actor, clock }) => {
    const booking = await readBooking(tx, actor, id);
    const asked = actor.partner ? 'customer' : kind;
    const said = await cancellationNow({ tx, actor, now: clock.now() }, id, asked);
    const { money } = redactionFor(actor);
    const shown = (cents: number) => money(toReais(cents));
    const isHold = booking.status === 'on_hold';
    const { cheaper, withdrawalUntil } = said;
    return {
      version: booking.version,
      total: shown(said.total),
      paid: shown(said.paid),
      policy_fee: shown(said.policyFee),
      fee: shown(isHold ? 0 : said.fee),
      kept: shown(isHold ? 0 : said.kept),
      refund: shown(isHold ? said.paid : said.refund),
      hours_left: said.hoursLeft,
      offers: said.offers,
      is_own_fault: said.isOwnFault,
      is_withdrawal: said.isWithdrawal,
      withdrawal_until: withdrawalUntil === null ? null : momentOf(withdrawalUntil),
      cheaper: cheaper && { until: momentOf(cheaper.until), fee: shown(cheaper.fee) },
      policy: said.policy?.name ?? null,
    };
  },
);
