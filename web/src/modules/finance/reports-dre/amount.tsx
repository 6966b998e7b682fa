import { useFormat } from '#kit/text/format.ts';
import { EmptyValue } from '#ui/layout/empty-value.tsx';
import { cn } from '#ui/style/cn.ts';
import { proseLink } from '#ui/style/link-style.ts';

type AmountProps = {
  /** Nothing where it would be divided by nought. */
  amount: number | null;
  unit?: 'money' | 'share';
  /** Opens what it is made of; without it the figure only stands there. */
  onOpen?: (() => void) | undefined;
  /** What the button is called. */
  name: string;
};

/** A figure of the books; a loss is told by its sign and its colour. */
export function Amount({ amount, unit = 'money', onOpen, name }: AmountProps) {
  const { money, percent } = useFormat();
  if (amount === null) return <EmptyValue />;
  const said = unit === 'share' ? percent(amount) : money(amount);
  const tone = cn('tabular-nums', amount < 0 && 'text-danger-text');
  if (!onOpen || amount === 0) return <span className={tone}>{said}</span>;
  return (
    <button
      type="button"
      aria-label={`${name}: ${said}`}
      onClick={onOpen}
      className={cn(tone, proseLink, 'min-h-6 max-md:min-h-11 max-md:min-w-11')}
    >
      {said}
    </button>
  );
}
