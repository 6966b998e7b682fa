import { IdleAlert } from './idle-alert.tsx';
import { SubscriptionAlert } from './subscription-alert.tsx';
import { TokenAlert } from './token-alert.tsx';

/** Everything the layout has to say of session and subscription. `now` moves on once a minute. */
export function DueAlerts({ now }: { now: number }) {
  return (
    <>
      <SubscriptionAlert now={now} />
      <TokenAlert now={now} />
      <IdleAlert />
    </>
  );
}
