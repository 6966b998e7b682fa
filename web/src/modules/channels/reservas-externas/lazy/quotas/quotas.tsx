import { may } from '@leme/contract/access/permission';
import type {
  AllotmentRow,
  listAllotments,
  releaseAllotment,
} from '@leme/contract/channels/allotments/allotment-endpoints';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { quotasTexts } from './texts/texts.ts';

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** The seats that are kept, those that are given back next first. */
export function Quotas() {
  const t = useText(quotasTexts);
  const can = useCan();
  const [isOrdering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<AllotmentRow | null>(null);
  const query = useAsk<typeof listAllotments>(
    'GET /seat-allotments',
    {},
    { shows: ['reservas-externas', 'sessions'] },
  );
  return (
    <>
      {can(may('reservas-externas', 'create')) && (
        <div>
          <Button variant="primary" onClick={() => setOrdering(true)}>
            {t('order')}
          </Button>
        </div>
      )}
      <QueryView
        query={query}
        skeleton="list"
        errorTitle={t('failed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      >
        {({ data }) => (
          <ul className="grid gap-2">
            {data.map((row) => (
              <Quota
                key={row.id}
                row={row}
                {...(can(may('reservas-externas', 'update')) && { onRelease: () => setLeaving(row) })}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {leaving && <ReleaseQuestion row={leaving} onClose={() => setLeaving(null)} />}
      <Suspense>{isOrdering && <OrderDialog onClose={() => setOrdering(false)} />}</Suspense>
    </>
  );
}

function Quota({ row, onRelease }: { row: AllotmentRow; onRelease?: () => void }) {
  const t = useText(quotasTexts);
  const { shortDate, time, dateTime } = useFormat();
  const { partner, product, date, start_time, seats, used, left, free, releases_at, note } = row;
  return (
    <li>
      <Card>
        <CardBody className="flex flex-wrap items-center justify-between gap-3 pt-4">
          <div className="grid min-w-0 gap-1">
            <p className="wrap-anywhere font-semibold">
              {product.name} · {shortDate(date)} · {time(start_time)}
            </p>
            <p className="wrap-anywhere text-sm">
              {t('kept', { free, left, partner: partner.name, until: dateTime(releases_at) })}
            </p>
            <p className="text-muted-fg text-sm">{t('sold', { used, seats })}</p>
            {note && <p className="wrap-anywhere text-muted-fg text-sm">{note}</p>}
          </div>
          {onRelease && (
            <Button size="sm" onClick={onRelease}>
              {t('release')}
            </Button>
          )}
        </CardBody>
      </Card>
    </li>
  );
}

function ReleaseQuestion({ row, onClose }: { row: AllotmentRow; onClose: () => void }) {
  const t = useText(quotasTexts);
  const kit = useText(kitTexts);
  const { isBusy, run } = useVerb(
    () => call<typeof releaseAllotment>('POST /seat-allotments/:id/release', { id: row.id } as never),
    {
      shows: ['reservas-externas', 'sessions'],
      done: ({ returned_seats }) => t('released', { count: returned_seats ?? 0 }),
      failed: t('releaseFailed'),
    },
  );
  const confirm = async () => {
    await run();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('releaseTitle')}
      text={t('releaseText', { count: row.left, partner: row.partner.name })}
      labels={{ confirm: t('release'), cancel: kit('cancel') }}
      tone="primary"
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  );
}
