import { read } from '@leme/contract/access/permission';
import { routeTable } from '@leme/contract/access/route-table';
import { useRouter } from '@tanstack/react-router';
import { CreditCard, Hourglass } from 'lucide-react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { noticeOf, type SubscriptionNotice } from './subscription-notice.ts';
import { alertsTexts } from './texts/texts.ts';

type Kind = SubscriptionNotice['kind'];

const actions = {
  'trial-days': 'choosePlan',
  'trial-today': 'choosePlan',
  'trial-over': 'choosePlan',
  'past-due': 'updatePayment',
  inactive: 'renewPlan',
} as const satisfies Record<Kind, string>;

/** The banner of a trial that ends, a payment that is late or a subscription that has lapsed. */
export function SubscriptionAlert({ now }: { now: number }) {
  const t = useText(alertsTexts);
  const { history } = useRouter();
  const { subscription, tenant } = useSignedIn();
  const { canManage, isReady } = useSubscriptionPage();
  const notice =
    subscription && noticeOf(subscription, tenant.timezone, Temporal.Instant.fromEpochMilliseconds(now));
  const isDanger = notice?.kind === 'inactive' || notice?.kind === 'trial-over';
  const Icon = isDanger ? CreditCard : Hourglass;
  useBanner(
    'subscription',
    notice && {
      tone: isDanger ? 'danger' : 'warning',
      ...(notice.kind !== 'past-due' && {
        icon: <Icon aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />,
      }),
      children: [
        notice.kind === 'trial-days' ? t('trial-days', { count: notice.days }) : t(notice.kind),
        isDanger && t('readOnly'),
        !isReady && t(canManage ? 'askLeme' : 'askCompany'),
      ]
        .filter(Boolean)
        .join(' '),
      action: isReady && (
        <Button size="sm" onClick={() => history.push(`/${tenant.subdomain}/subscription`)}>
          {t(actions[notice.kind])}
        </Button>
      ),
    },
  );
  return null;
}

/** Whether the person may see to the subscription, and whether there is a page for it. */
function useSubscriptionPage(): { canManage: boolean; isReady: boolean } {
  const canManage = useCan()(read('subscription'));
  const page = routeTable.find(({ path }) => path === '/subscription');
  return { canManage, isReady: canManage && page?.state === 'ready' };
}
