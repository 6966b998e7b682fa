import { useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AskedFor } from './asked-for.tsx';
import { LostRules } from './lost-rules.tsx';
import { PriceSteps } from './price-steps.tsx';
import { QuoteRefused } from './quote-refused.tsx';
import { QuoteTotal } from './quote-total.tsx';
import { type Asked, isWhole, nothingAsked, useQuoteOf } from './simulator.queries.ts';
import { simulatorTexts } from './texts/texts.ts';

/** What a party costs on a day, step by step from the table to the last centavo, and which rules did not count. */
export function Simulator({ onClose }: { onClose: () => void }) {
  const t = useText(simulatorTexts);
  const { timezone } = useSignedIn().tenant;
  const [asked, setAsked] = useState<Asked>(() => nothingAsked(timezone));
  const query = useQuoteOf(asked);
  const quote = query.data;
  return (
    <Dialog onClose={onClose} size="lg" title={t('title')} description={t('about')}>
      <div className="grid grid-cols-1 gap-4">
        <AskedFor asked={asked} onChange={(part) => setAsked({ ...asked, ...part })} />
        {!isWhole(asked) && <p className="text-muted-fg">{t('choose')}</p>}
        {query.isLoading && <Skeleton variant="table" label={t('loading')} />}
        {query.error && !query.isFetching && (
          <QuoteRefused error={query.error} onRetry={() => void query.refetch()} />
        )}
        {quote && isWhole(asked) && (
          <>
            <QuoteTotal quote={quote} />
            {quote.lines
              .filter(({ quantity }) => quantity > 0)
              .map((line) => (
                <PriceSteps
                  key={line.fare_type_id}
                  title={t('line', { label: line.label, quantity: line.quantity })}
                  steps={line.trace}
                />
              ))}
            {quote.adjustments
              .filter(({ trace = [] }) => trace.length > 0)
              .map(({ kind, trace = [] }) => (
                <PriceSteps key={kind} title={t(kind)} steps={trace} ofGroup={kind === 'group'} />
              ))}
            <LostRules {...quote} />
          </>
        )}
      </div>
    </Dialog>
  );
}
