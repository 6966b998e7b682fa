import { may } from '@leme/contract/access/permission';
import { planDecisions } from '@leme/contract/bookings/availability/plan-decisions';
import type { PlanDecision } from '@leme/contract/bookings/availability/plan-endpoints';
import { useId } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { mayMove } from './decisions.ts';
import type { PlanRow } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';
import { usePlanWords } from './use-plan-words.ts';

/** Why a decision cannot be taken about a departure; null where it can. */
export function useWhyNot() {
  const t = useText(planTexts);
  const mayCancel = useCan()(may('bookings', 'update'));
  return (row: PlanRow, decision: PlanDecision): string | null => {
    if (decision === 'move' && !mayMove(row)) return t(row.after ? 'moveInTheWay' : 'moveNowhere');
    return decision === 'cancel' && !mayCancel ? t('cancelNoRight') : null;
  };
}

type Props = { row: PlanRow; value: PlanDecision | undefined; onChange: (decision: PlanDecision) => void };

/** What becomes of a departure somebody has booked. */
export function DecisionField({ row, value, onChange }: Props) {
  const t = useText(planTexts);
  const words = usePlanWords();
  const name = useId();
  const whyNot = useWhyNot();
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0 lg:grid-cols-3">
      <legend className="sr-only">
        {t('decisionOf', { name: `${row.product}, ${words.day(row)}, ${words.hours(row)}` })}
      </legend>
      {planDecisions.map((decision) => {
        const reason = whyNot(row, decision);
        return (
          <label
            key={decision}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-3 py-1.5 has-checked:border-fg has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-muted has-checked:outline has-checked:outline-fg has-focus-visible:ring-2 has-focus-visible:ring-ring"
          >
            <input
              type="radio"
              name={name}
              value={decision}
              checked={value === decision}
              disabled={reason !== null}
              onChange={() => onChange(decision)}
              className="size-4 shrink-0 accent-current"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(`decision.${decision}`)}</span>
              <span className="block text-muted-fg text-sm">{reason ?? t(`means.${decision}`)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
