import { may } from '@leme/contract/access/permission';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import type { OrderLinks, readOrderLinks } from '@leme/contract/maintenance/orders/reopening-endpoints';
import { workOrders } from '@leme/contract/maintenance/orders/work-orders';
import { type ReactNode, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { partsAreThere } from '../../parts-chip.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { standingTexts } from './texts/texts.ts';

/** What an order waits for and whether it is there, what it was opened for, and what goes on from it. */
export const OrderStanding: RecordPart = (props) => {
  const t = useText(standingTexts);
  const { row } = props;
  const links = useAsk<typeof readOrderLinks>(
    'GET /work-orders/:id/links',
    { id: row.id },
    { shows: ['work-orders', 'alerts'] },
  );
  const waits = <Waits {...props} />;
  const hasLinks = links.data !== undefined && linksIn(links.data);
  if (!hasLinks && row.status !== 'closed') return waits;
  return (
    <>
      {waits}
      <Card aria-label={t('title')}>
        <CardBody className="grid grid-cols-1 gap-2">
          {links.data && <Links links={links.data} />}
          {row.status === 'closed' && <Reopens row={row} />}
        </CardBody>
      </Card>
    </>
  );
};

const linksIn = ({ alert, reopens, reopened_as, is_booked }: OrderLinks) =>
  alert !== null || reopens !== null || reopened_as.length > 0 || is_booked;

function Links({ links }: { links: OrderLinks }) {
  const t = useText(standingTexts);
  const can = useCan();
  const locale = useLocale();
  const { alert, reopens, reopened_as, is_booked } = links;
  const order = ({ id, code, title, status }: NonNullable<OrderLinks['reopens']>) => (
    <PageLink path={`/work-orders?open=${id}`} className="underline">
      {code} · {title} ({choiceOf(workOrders.fields.status, status, locale)})
    </PageLink>
  );
  return (
    <dl className="grid grid-cols-1 gap-1">
      {alert && (
        <Line name={t('alert')}>
          {can(may('alerts', 'read')) ? (
            <PageLink
              path={`/alerts?status=${alert.is_pending ? 'pendente' : 'resolvido'}`}
              className="underline"
            >
              {alertSentence(alert, locale)}
            </PageLink>
          ) : (
            alertSentence(alert, locale)
          )}
        </Line>
      )}
      {reopens && <Line name={t('reopens')}>{order(reopens)}</Line>}
      {reopened_as.map((each) => (
        <Line key={each.id} name={t('reopenedAs')}>
          {order(each)}
        </Line>
      ))}
      {is_booked && can(may('maintenance-logs', 'read')) && (
        <Line name={t('book')}>
          <PageLink path="/maintenance-logs" className="underline">
            {t('inBook')}
          </PageLink>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted-fg">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Reopens({ row }: { row: AnyRow }) {
  const t = useText(standingTexts);
  const can = useCan();
  const isOffline = useConnectivity() === 'offline';
  const [isOpen, setOpen] = useState(false);
  if (!can(may('work-orders', 'create'))) return null;
  return (
    <div>
      <Button disabled={isOffline} onClick={() => setOpen(true)}>
        {t('reopen')}
      </Button>
      {isOpen && <ReopenDialog row={row} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What is missing is one press away from being waited for, and what came from going on. */
const Waits: RecordPart = ({ row }) => {
  const t = useText(standingTexts);
  const mayMove = useCan()(may('work-orders', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const writes = useResourceWrites(workOrders, { quiet: true });
  const how = { shows: ['work-orders'] as const, failed: t('failed') };
  const holds = useVerb(async () => {
    const said =
      row.hold_kind === 'pecas' ? row : await writes.update(row.id, row.version, { hold_kind: 'pecas' });
    return await writes.move(row.id, said.version, 'holding');
  }, how);
  const resumes = useVerb(() => writes.move(row.id, row.version, 'resumption'), how);
  const lacking = Number(row.lacking ?? 0);
  const press = (label: string, verb: typeof holds) =>
    mayMove && (
      <Button
        size="sm"
        className="max-md:h-11"
        disabled={isOffline}
        busy={verb.isBusy}
        onClick={() => void verb.run()}
      >
        {label}
      </Button>
    );
  if (partsAreThere(row))
    return (
      <Banner tone="success" action={press(t('resume'), resumes)}>
        {t('partsThere')}
      </Banner>
    );
  if (lacking === 0 || !['open', 'scheduled', 'in_progress', 'on_hold'].includes(String(row.status)))
    return null;
  return (
    <Banner tone="warning" action={row.status === 'in_progress' && press(t('wait'), holds)}>
      {t('lacking', { count: lacking })}
    </Banner>
  );
};
