import { type PlanKind, planKinds } from '@leme/contract/bookings/availability/plan-of';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import type { Plan } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  figures: Plan['figures'];
  /** The one kind whose rows are shown. */
  chosen: PlanKind | null;
  onChoose: (kind: PlanKind | null) => void;
};

/** How many departures of each kind; pressed, only their rows are shown. What stays has none. */
export function PlanFigures({ figures, chosen, onChoose }: Props) {
  const t = useText(planTexts);
  const { number } = useFormat();
  const words = usePlanWords();
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-2 gap-2 border-0 p-0 sm:grid-cols-4 xl:grid-cols-7">
      <legend className="sr-only">{t('figures')}</legend>
      {planKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          disabled={kind === 'keep' || figures[kind] === 0}
          onClick={() => onChoose(chosen === kind ? null : kind)}
          className={cn(
            'grid min-h-14 justify-items-start rounded-md border px-3 py-2 text-start enabled:hover:bg-muted',
            chosen === kind && 'border-brand-ui bg-selected',
          )}
        >
          <strong
            className={cn(
              'text-lg tabular-nums',
              figures[kind] > 0 && (kind === 'conflict' || kind === 'sold') && 'text-warning',
            )}
          >
            {number(figures[kind])}
          </strong>
          <span className="text-muted-fg text-sm">{words.kind(kind)}</span>
        </button>
      ))}
    </fieldset>
  );
}
