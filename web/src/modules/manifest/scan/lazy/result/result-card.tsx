import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { scannerTexts } from '../scanner/texts/texts.ts';
import type { Scanner } from '../scanner/use-scanner.ts';
import { isBoarding } from './outcome.ts';
import { PartyResult } from './party-result.tsx';
import { RefusedResult } from './refused-result.tsx';
import { ResultHead } from './result-head.tsx';

export type ResultCardProps = { scanner: Scanner; mayCheckIn: boolean };

/** What the last code led to. */
export function ResultCard({ scanner, mayCheckIn }: ResultCardProps) {
  const t = useText(scannerTexts);
  const problemText = useProblemText();
  const { outcome, booking } = scanner;
  if (!outcome) return null;
  if (outcome.kind === 'checking') return <p className="py-2 text-center">{t('checking')}</p>;
  if (outcome.kind === 'failed') {
    return (
      <ResultHead tone="error" word={t('failed')}>
        {problemText(outcome.error)}
      </ResultHead>
    );
  }
  if (outcome.kind === 'done') {
    return (
      <ResultHead tone="ok" word={t('done')}>
        {booking?.customer_name} · {t('people', { count: outcome.count })}
      </ResultHead>
    );
  }
  const { judgement, text } = outcome;
  return isBoarding(judgement) ? (
    <PartyResult scanner={scanner} judgement={judgement} mayCheckIn={mayCheckIn} />
  ) : (
    <RefusedResult judgement={judgement} booking={booking} text={text} />
  );
}
