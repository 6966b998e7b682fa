import { CircleDot, History } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { useToday } from '../days/use-today.ts';
import { blackoutTexts } from './texts/texts.ts';

type Days = { from: string | null; to: string | null } | null;

/** Marks blocks that are over, which stay as history, and those of today. */
export function usePastMark() {
  const t = useText(blackoutTexts);
  const today = useToday();
  return ({ days }: { readonly [field: string]: unknown }) => {
    const { from, to } = (days as Days) ?? { from: null, to: null };
    const isOver = to !== null && to < today;
    const isOn = !isOver && (from === null || from <= today);
    if (!isOver && !isOn) return null;
    const Sign = isOver ? History : CircleDot;
    return (
      <Chip tone={isOver ? 'muted' : 'warning'} icon={<Sign aria-hidden="true" strokeWidth={1.75} />}>
        {t(isOver ? 'isOver' : 'isOn')}
      </Chip>
    );
  };
}
