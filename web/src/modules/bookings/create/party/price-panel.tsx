import { Suspense, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import type { Quoted } from '../sale/use-quote.ts';
import { createTexts } from '../texts/texts.ts';
import { TotalLines } from './total-lines.tsx';

const WhyPrice = lazyPart(async () => (await import('./lazy/why-price.tsx')).WhyPrice);

/** What it costs, line by line, and on request why. */
export function PricePanel({ quoted: { query, shown } }: { quoted: Quoted }) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const said = (error: unknown) => {
    if (!isProblem(error, 'validation')) return problemText(error);
    const words = error.errors.map((fault) =>
      fault.pointer === '/code' ? t('noCode') : fault.code === 'no-price' ? t('noPrice') : faultText(fault),
    );
    return [...new Set(words)].join(', ');
  };
  return (
    <Card aria-label={t('price')} className="lg:sticky lg:top-4">
      <CardHead title={t('price')} />
      <CardBody className="grid grid-cols-1 gap-3">
        {query.isError && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void query.refetch()}>
                {kit('retry')}
              </Button>
            }
          >
            {said(query.error)}
          </Banner>
        )}
        {!shown && !query.isError && <p className="text-muted-fg">{t('countFirst')}</p>}
        {shown && !query.isError && (
          <>
            <TotalLines
              lines={shown.lines.map(({ fare_type_id, label, quantity, total_price }) => ({
                key: fare_type_id,
                label: `${quantity} × ${label}`,
                amount: total_price,
              }))}
              adjustments={shown.adjustments.map(({ kind, name, amount }) => ({
                key: `${kind} ${name ?? ''}`,
                label: name ?? t(`line_${kind}`),
                amount,
              }))}
            />
            <p role="status" className="flex items-baseline justify-between gap-3 border-t pt-2">
              <span className="font-semibold">{t('total')}</span>
              <strong className="text-xl tabular-nums">{money(shown.total)}</strong>
            </p>
            <Button size="sm" className="justify-self-start max-md:h-11" onClick={() => setOpen(true)}>
              {t('why')}
            </Button>
            {isOpen && (
              <Suspense>
                <WhyPrice quote={shown} onClose={() => setOpen(false)} />
              </Suspense>
            )}
          </>
        )}
      </CardBody>
    </Card>
  );
}
