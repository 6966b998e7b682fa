import type { Fault } from '@leme/contract/kit/problem';
import { isProblem } from '#kit/api/api.ts';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { simulatorTexts } from './texts/texts.ts';

/** The boxes by what a fault calls them. */
const boxes = {
  product_id: 'product',
  date: 'date',
  start_time: 'time',
  code: 'code',
  sold_at: 'soldOn',
} as const;

/** Why there is no price: what is wrong with which box, or what kept it from being worked out. */
export function QuoteRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(simulatorTexts);
  const kit = useText(kitTexts);
  const problemText = useProblemText();
  const said = ({ pointer, code, params }: Fault) => {
    if (code === 'no-price') return t('noPrice', { count: Number(params?.people) });
    if (pointer === '/code' && code === 'unknown') return t('noCode');
    const box = boxes[pointer.slice(1) as keyof typeof boxes];
    const text = faultText({ code, ...(params && { params }) });
    return box ? `${t(box)}: ${text}` : text;
  };
  if (!isProblem(error, 'validation'))
    return (
      <Banner tone="danger" action={<Button onClick={onRetry}>{kit('retry')}</Button>}>
        {problemText(error)}
      </Banner>
    );
  return (
    <Banner tone="danger">
      <ul>
        {error.errors.map((fault) => (
          <li key={`${fault.pointer} ${fault.code}`}>{said(fault)}</li>
        ))}
      </ul>
    </Banner>
  );
}
