import { Undo2 } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { leftText, useLeft } from '../lazy/page/state/countdown.ts';
import type { Applied } from '../lazy/plan/plan-result.tsx';
import { manageAvailabilityTexts } from './texts/texts.ts';

/** What was applied last, as long as it can be taken back: the way to what became of it, and to undoing. */
export function AppliedLine({ applied, onOpen }: { applied: Applied; onOpen: () => void }) {
  const t = useText(manageAvailabilityTexts);
  const left = useLeft(applied.application.undo_until);
  if (left === null || left <= 0) return null;
  const button = (
    <Button size="sm" className="max-md:h-11" onClick={onOpen}>
      <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('seeOrUndo')}
      {/* Heard each second it would be said each second. */}
      <span aria-hidden="true" className="tabular-nums">
        {leftText(left)}
      </span>
    </Button>
  );
  return (
    <Banner tone="success" action={button}>
      {t('applied', { title: applied.title })}
    </Banner>
  );
}
