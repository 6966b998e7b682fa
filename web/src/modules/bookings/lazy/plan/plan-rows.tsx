import type { PlanDecision } from '@leme/contract/bookings/availability/plan-endpoints';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Decisions } from './decisions.ts';
import { PlanRow } from './plan-row.tsx';
import type { PlanRow as Row } from './plan-shape.ts';
import { planTexts } from './texts/texts.ts';

/** So many are drawn at once: a plan has up to two thousand. */
const drawn = 50;

type Props = {
  rows: readonly Row[];
  decisions: Decisions;
  onDecide: (row: Row, decision: PlanDecision) => void;
};

/** The departures of a plan, those with people first. */
export function PlanRows({ rows, decisions, onDecide }: Props) {
  const t = useText(planTexts);
  const [shown, setShown] = useState(drawn);
  return (
    <div className="grid gap-3">
      <ol aria-label={t('rows')} className="divide-y rounded-md border">
        {rows.slice(0, shown).map((row) => (
          <PlanRow
            key={row.key}
            row={row}
            decision={decisions[row.session_id ?? '']}
            onDecide={(decision) => onDecide(row, decision)}
          />
        ))}
      </ol>
      {rows.length > shown && (
        <Button className="justify-self-start" onClick={() => setShown(shown + 4 * drawn)}>
          {t('more', { count: rows.length - shown })}
        </Button>
      )}
    </div>
  );
}
