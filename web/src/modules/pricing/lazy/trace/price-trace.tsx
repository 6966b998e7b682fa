import { rightTo } from '@leme/contract/kit/resource/resource';
import { toReais } from '@leme/contract/kit/values/money';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import type { replayQuote } from '@leme/contract/pricing/quote-endpoints';
import type { QuoteTrace } from '@leme/contract/pricing/trace-shapes';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useRow } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { traceTexts } from './texts/texts.ts';

/** Why something was sold at its price: from the table of its day to what was said, and the rules that counted. */
export function PriceTrace({ trace, onClose }: { trace: QuoteTrace; onClose: () => void }) {
  const t = useText(traceTexts);
  const { money, date } = useFormat();
  const { inputs, said } = trace;
  const again = useAsk<typeof replayQuote>('POST /quotes/replay', { trace }, { retry: false });
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('title')}
      description={t('soldOn', { date: date(inputs.sold_on) })}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="flex items-baseline justify-between gap-3 rounded-md border bg-muted px-4 py-3">
          <span className="font-semibold">{t('total')}</span>
          <span className="font-semibold text-xl tabular-nums">{money(toReais(said.total))}</span>
        </p>
        {again.data && (
          <Banner tone={again.data.isSame ? 'success' : 'warning'}>
            {t(again.data.isSame ? 'same' : 'differs')}
          </Banner>
        )}
        <Fares trace={trace} />
        <Counted trace={trace} />
      </div>
    </Dialog>
  );
}

function Fares({ trace: { inputs, facts, said } }: { trace: QuoteTrace }) {
  const t = useText(traceTexts);
  const { money } = useFormat();
  const lines = inputs.party.map(({ fare_type_id, quantity }, at) => ({
    fare: facts.fares.find(({ id }) => id === fare_type_id),
    quantity,
    unit: said.units[at] ?? 0,
  }));
  const sum = lines.reduce((total, { quantity, unit }) => total + quantity * unit, 0);
  const beside = said.total - sum;
  return (
    <Table name={t('title')}>
      <thead>
        <Tr>
          <Th>{t('fare')}</Th>
          <Th end className="max-md:hidden">
            {t('table')}
          </Th>
          <Th end>{t('said')}</Th>
          <Th end>{t('sum')}</Th>
        </Tr>
      </thead>
      <tbody>
        {lines.map(({ fare, quantity, unit }, at) => (
          <Tr key={fare?.id ?? at}>
            <Td className="whitespace-normal font-medium">
              {quantity} × {fare?.label ?? '–'}
            </Td>
            <Td end numeric className="max-md:hidden">
              {fare && money(toReais(fare.price))}
            </Td>
            <Td end numeric>
              {money(toReais(unit))}
            </Td>
            <Td end numeric className="font-semibold">
              {money(toReais(quantity * unit))}
            </Td>
          </Tr>
        ))}
        {beside !== 0 && (
          <Tr>
            <Td className="whitespace-normal font-medium">{t('beside')}</Td>
            <Td className="max-md:hidden" />
            <Td />
            <Td end numeric className="font-semibold">
              {money(toReais(beside))}
            </Td>
          </Tr>
        )}
      </tbody>
    </Table>
  );
}

const mostNamed = 20;

/** Which rules made the price another than the table's. */
function Counted({ trace: { counted } }: { trace: QuoteTrace }) {
  const t = useText(traceTexts);
  const seesRules = useCan()(rightTo(pricingRules, 'read'));
  const rules = counted.filter(({ of }) => of === 'rule');
  const specials = counted.length - rules.length;
  if (counted.length === 0) return <p className="text-muted-fg">{t('noRules')}</p>;
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('rules', { count: rules.length })}</h3>
      <ul className="list-disc ps-5">
        {seesRules && rules.slice(0, mostNamed).map(({ id }) => <RuleName key={id} id={id} />)}
        {specials > 0 && <li>{t('special')}</li>}
      </ul>
    </section>
  );
}

function RuleName({ id }: { id: string }) {
  const t = useText(traceTexts);
  const { data } = useRow(pricingRules, id);
  return <li className="wrap-anywhere">{data ? String(data.name) : t('unknownRule')}</li>;
}
