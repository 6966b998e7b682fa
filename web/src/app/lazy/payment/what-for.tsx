import type { PublicCharge } from '@leme/contract/finance/charges/charge-endpoints';
import { Printer } from 'lucide-react';
import { formatsFor } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { printSheet } from '#ui/paper/print-sheet.ts';
import { paymentTexts } from './texts/texts.ts';

const usualZone = 'America/Sao_Paulo';

function useFacts(charge: PublicCharge): (readonly [string, string])[] {
  const t = useText(paymentTexts);
  const kit = useText(kitTexts);
  const { money, dateTime, date } = formatsFor(useLocale(), charge.timezone ?? usualZone);
  const { code, product, starts_at, amount, paid_amount, paid_on, expires_at, meeting_point } = charge;
  const facts: (readonly [string, string | null])[] = [
    [kit('code'), code],
    [t('product'), product],
    [t('departure'), starts_at && dateTime(starts_at)],
    [t('amount'), amount === null ? null : money(amount)],
    [t('paid'), paid_amount ? money(paid_amount) : null],
    [t('paidOn'), charge.state === 'paid' && paid_on ? date(paid_on) : null],
    [t('until'), expires_at && dateTime(expires_at)],
    [t('meeting'), charge.state === 'paid' ? meeting_point : null],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

/** What is paid for, and of nobody anything. */
export function WhatFor({ charge }: { charge: PublicCharge }) {
  const facts = useFacts(charge);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-fg">{name}</dt>
          <dd className="wrap-anywhere min-w-0 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What came is printed to be taken along. */
export function Receipt({ charge }: { charge: PublicCharge }) {
  const t = useText(paymentTexts);
  const kit = useText(kitTexts);
  const facts = useFacts(charge);
  const print = () =>
    printSheet(
      <div className="grid gap-2 p-8 text-base">
        <p>{charge.company?.name}</p>
        <h1 className="font-semibold text-xl">{t('receipt')}</h1>
        {facts.map(([name, value]) => (
          <p key={name}>
            {name}: <strong>{value}</strong>
          </p>
        ))}
      </div>,
      'payment-receipt',
    );
  return (
    <div className="grid gap-3">
      <p>{t('next')}</p>
      <Button size="lg" className="justify-self-start" onClick={print}>
        <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {kit('print')}
      </Button>
    </div>
  );
}
