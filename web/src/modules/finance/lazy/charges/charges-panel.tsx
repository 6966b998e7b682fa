import type { ChargeRow, ChargesOf, listCharges } from '@leme/contract/finance/charges/charge-endpoints';
import { charges } from '@leme/contract/finance/charges/charges';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import type { Charged } from './charged.ts';
import { NewChargeDialog } from './new-charge-dialog.tsx';
import { chargesTexts } from './texts/texts.ts';

const tones: Readonly<Record<ChargeRow['status'], ChipTone>> = {
  open: 'info',
  partial: 'warning',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
  refunded: 'warning',
};

type Props = {
  charged: Charged;
  mayCharge: boolean;
  /** A new one is begun at once where none is open. */
  begins?: boolean;
};

/** The Pix charges of something, and another one. */
export function ChargesPanel({ charged, mayCharge, begins = false }: Props) {
  const t = useText(chargesTexts);
  const heading = useId();
  const isOffline = useConnectivity() === 'offline';
  const query = useAsk<typeof listCharges>('GET /charges', charged.of, {
    shows: ['booking-payments', 'bookings', 'financial', 'finance-invoices'],
  });
  const [isNew, setNew] = useState<boolean | null>(begins ? null : false);
  const [shown, setShown] = useState<string | null>(null);
  const found = query.data?.data.find(({ id }) => id === shown);
  const may = mayCharge && query.data?.has_key && query.data.free + query.data.extra > 0;
  const hasOpen = query.data?.data.some(({ status }) => status === 'open' || status === 'partial');
  if (isNew === null && query.data) setNew(Boolean(may && !hasOpen && !isOffline));
  return (
    <Card aria-labelledby={heading} className="print:hidden">
      <CardHead
        id={heading}
        title={t('title')}
        actions={
          may && (
            <Button size="sm" className="max-md:h-11" disabled={isOffline} onClick={() => setNew(true)}>
              <QrCode aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('charge')}
            </Button>
          )
        }
      />
      <CardBody className="grid gap-3">
        <QueryView
          query={query}
          skeleton="list"
          skeletonCount={1}
          loadingLabel={t('loading')}
          errorTitle={t('loadFailed')}
        >
          {(all) => <ChargeList all={all} onShow={setShown} />}
        </QueryView>
      </CardBody>
      {isNew && query.data && (
        <NewChargeDialog
          charged={charged}
          left={query.data}
          onMade={setShown}
          onClose={() => setNew(false)}
        />
      )}
      {found && query.data && (
        <ChargeDialog
          charge={found}
          charged={charged}
          message={query.data.message}
          locale={query.data.locale}
          mayCharge={mayCharge}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}

function ChargeList({ all, onShow }: { all: ChargesOf; onShow: (id: string) => void }) {
  const t = useText(chargesTexts);
  const locale = useLocale();
  const { money } = useFormat();
  if (!all.has_key) return <Banner tone="warning">{t('noKey')}</Banner>;
  if (all.data.length === 0) return <p className="text-muted-fg">{t('none')}</p>;
  return (
    <ul className="grid gap-1">
      {all.data.map((row) => (
        <li key={row.id}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-1 text-start hover:bg-muted"
            onClick={() => onShow(row.id)}
          >
            <span className="font-semibold tabular-nums">{money(row.amount)}</span>
            <span>{choiceOf(charges.fields.kind, row.kind, locale)}</span>
            <span className="font-mono text-muted-fg text-xs">{row.txid}</span>
            <Chip tone={tones[row.status]} className="ms-auto">
              {choiceOf(charges.fields.status, row.status, locale)}
            </Chip>
          </button>
        </li>
      ))}
    </ul>
  );
}
