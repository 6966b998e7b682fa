import { Check } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { type Step, steps } from './create-address.ts';
import type { Sale } from './sale/sale.ts';
import { isOpen } from './steps.ts';
import { createTexts } from './texts/texts.ts';

const shown = steps.filter((step) => step !== 'done');

/** Where the sale stands; what has been reached is one press away. */
export function StepsNav({ step, sale, onStep }: { step: Step; sale: Sale; onStep: (step: Step) => void }) {
  const t = useText(createTexts);
  const at = steps.indexOf(step);
  return (
    <nav aria-label={t('steps')}>
      <ol className="grid grid-cols-4 gap-1 md:gap-2">
        {shown.map((each, index) => {
          const isPast = index < at;
          return (
            <li key={each} className="min-w-0">
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                disabled={step === 'done' || !isPast || !isOpen(each, sale)}
                onClick={() => onStep(each)}
                className={cn(
                  'flex min-h-11 w-full min-w-0 items-center gap-2 border-edge border-t-4 pt-1 text-start text-muted-fg text-sm max-md:flex-col max-md:items-start max-md:gap-0 max-md:text-xs',
                  (isPast || each === step) && 'border-brand text-fg',
                  each === step && 'font-semibold',
                )}
              >
                <span aria-hidden="true" className="tabular-nums">
                  {isPast ? <Check className="size-4" strokeWidth={1.75} /> : index + 1}
                </span>
                {t(`step_${each}`)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
