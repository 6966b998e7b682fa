import type { InTheWay } from '@leme/contract/finance/problems';
import type { closePeriod, runTaxes } from '@leme/contract/finance/setup-endpoints';
import { Suspense, useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Select } from '#ui/select/select.tsx';
import { financeManagementTexts } from './texts/texts.ts';
import { useMonthName } from './use-month-name.ts';

const AllocationDialog = lazyPart(
  async () => (await import('./lazy/allocation-dialog.tsx')).AllocationDialog,
);

const offered = 13;

/** The months that may be worked on, this one first; the one before it is the usual one to close. */
function monthsBefore(today: string): string[] {
  const first = Temporal.PlainDate.from(today).with({ day: 1 });
  return Array.from({ length: offered }, (_, back) => first.subtract({ months: back }).toString());
}

/** Shares, taxes and closes one month. */
export function MonthActions({ today }: { today: string }) {
  const t = useText(financeManagementTexts);
  const kit = useText(kitTexts);
  const { money } = useFormat();
  const monthName = useMonthName();
  const isOffline = useConnectivity() === 'offline';
  const months = monthsBefore(today);
  const [month, setMonth] = useState(months[1] ?? today);
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const words = useClosingWords();
  const verb = { shows: ['finance-management', 'financial'] as const, failed: t('failed'), words };
  const taxes = useVerb(() => call<typeof runTaxes>('POST /finance/taxes/runs', { month }), {
    ...verb,
    done: ({ amount }) => t('taxed', { amount: money(amount) }),
  });
  const closing = useVerb(() => call<typeof closePeriod>('POST /finance/periods', { month }), {
    ...verb,
    done: () => t('closed'),
  });
  const close = async () => {
    await closing.run();
    setAsking(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        name={t('month')}
        value={month}
        options={months.map((value) => ({ value, label: monthName(value) }))}
        onValueChange={setMonth}
        className="w-56"
      />
      <Button disabled={isOffline} onClick={() => setSharing(true)}>
        {t('allocate')}
      </Button>
      <Button disabled={isOffline} busy={taxes.isBusy} onClick={() => void taxes.run()}>
        {t('tax')}
      </Button>
      <Button variant="primary" disabled={isOffline} onClick={() => setAsking(true)}>
        {t('closeMonth')}
      </Button>
      <Suspense>{isSharing && <AllocationDialog month={month} onClose={() => setSharing(false)} />}</Suspense>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('closeMonth')}
        text={t('closeText', { month: monthName(month) })}
        labels={{ confirm: t('closeMonth'), cancel: kit('cancel') }}
        tone="primary"
        busy={closing.isBusy}
        onConfirm={() => void close()}
      />
    </div>
  );
}

/** What keeps a month from being closed, in words. */
function useClosingWords() {
  const t = useText(financeManagementTexts);
  const problemText = useProblemText();
  return (error: unknown) => {
    if (!isProblem(error, 'month-not-ready')) return problemText(error);
    const { in_the_way } = error.params as InTheWay;
    return t('inTheWay', { what: in_the_way.map(({ what }) => t(`way.${what}`)).join(', ') });
  };
}
