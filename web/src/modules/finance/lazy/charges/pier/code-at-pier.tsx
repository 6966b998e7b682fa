import type { readReceiver } from '@leme/contract/finance/charges/charge-endpoints';
import { pixTextOf, type Receiver, txidOfBooking } from '@leme/contract/finance/charges/pix-text';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { ownerHere } from '#kit/outbox/ask-or-kept.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { PayloadText, usePixCode } from '../code-to-read.tsx';
import { chargesTexts } from '../texts/texts.ts';
import { seenReceiver } from './kept-receiver.ts';

type CodeAtPierProps = { code: string; owed: number };

/** What a booking owes as a Pix code that this device makes by itself, also without a signal: it carries the code of the booking. */
export function CodeAtPier({ code, owed }: CodeAtPierProps) {
  const t = useText(chargesTexts);
  const { tenant } = useSignedIn();
  const query = useQuery<Receiver | null>({
    queryKey: ['kept receiver', tenant.id],
    queryFn: async () => {
      const owner = ownerHere();
      const kept = owner === null ? null : await seenReceiver(owner).catch(() => null);
      if (kept) return kept;
      const asked = call<typeof readReceiver>('GET /charges/receiver', {});
      return await asked.then(({ receiver }) => receiver).catch(() => null);
    },
    gcTime: 0,
  });
  return (
    <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(receiver) =>
        receiver === null ? (
          <Banner tone="warning">{t('noReceiver')}</Banner>
        ) : (
          <Code payload={pixTextOf(receiver, owed, txidOfBooking(code))} amount={owed} />
        )
      }
    </QueryView>
  );
}

function Code({ payload, amount }: { payload: string; amount: number }) {
  const t = useText(chargesTexts);
  const { money } = useFormat();
  const { drawing, copy } = usePixCode(payload, amount);
  return (
    <div className="grid justify-items-center gap-4">
      <Banner>{t('atPier')}</Banner>
      <strong className="text-2xl tabular-nums">{money(amount)}</strong>
      {drawing}
      <PayloadText payload={payload} />
      <Button variant="primary" size="touch" className="w-full" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('copy')}
      </Button>
    </div>
  );
}
