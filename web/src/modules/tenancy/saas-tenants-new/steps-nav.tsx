import { Check } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { type Opening, type Step, stepOf, steps } from './opening.ts';
import { saasTenantsNewTexts } from './texts/texts.ts';

type Props = { step: Step; opening: Pick<Opening, 'done'>; onStep: (step: Step) => void };

/** Where the opening stands; what was gone through is one press away. */
export function StepsNav({ step, opening, onStep }: Props) {
  const t = useText(saasTenantsNewTexts);
  return (
    <nav aria-label={t('steps')}>
      <ol className="grid grid-cols-6 gap-1 md:gap-2">
        {steps.map((each, index) => {
          const isPast = opening.done.includes(each);
          return (
            <li key={each} className="min-w-0">
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                disabled={each === step || stepOf(each, opening) !== each}
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
                <span className="min-w-0 max-w-full truncate">{t(`step_${each}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
