import type { SessionCard } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { TriangleAlert } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { totalsOfDay } from '../cards/day-of-cards.ts';
import type { Gap, SessionsManifestSearch } from '../sessions-manifest-search.ts';
import { sessionsTexts } from '../texts/texts.ts';

export type DayTotalsProps = {
  cards: readonly SessionCard[];
  now: number;
  missing: Gap | undefined;
  onChange: (part: SessionsManifestSearch) => void;
};

/** The whole day in one line, whatever is filtered; each warning filters what it warns of. */
export function DayTotals({ cards, now, missing, onChange }: DayTotalsProps) {
  const t = useText(sessionsTexts);
  const totals = totalsOfDay(cards, now);
  const figures = [
    [totals.sessions, t('sessions', { count: totals.sessions })],
    [totals.passengers, t('passengers', { count: totals.passengers })],
    [totals.aboard, t('checkins', { count: totals.aboard })],
    [totals.free, t('freeSeats', { count: totals.free })],
  ] as const;
  const warnings = [
    { gap: 'boat' as const, n: totals.withoutBoat, text: t('withoutBoat', { n: totals.withoutBoat }) },
    { gap: 'guide' as const, n: totals.withoutGuide, text: t('withoutGuide', { n: totals.withoutGuide }) },
  ];
  return (
    <section
      aria-label={t('totals')}
      className="flex flex-wrap items-center gap-x-5 gap-y-1 tabular-nums max-md:gap-x-3.5"
    >
      {figures.map(([figure, word]) => (
        <span key={word} className="whitespace-nowrap text-muted-fg">
          <strong className="text-fg">{figure}</strong> {word}
        </span>
      ))}
      {warnings
        .filter(({ gap, n }) => n > 0 || missing === gap)
        .map(({ gap, text }) => (
          <button
            key={gap}
            type="button"
            aria-pressed={missing === gap}
            onClick={() => onChange({ missing: missing === gap ? undefined : gap })}
            className={cn(
              'inline-flex min-h-7 items-center gap-1.25 whitespace-nowrap rounded-md px-1.5 text-warning-text hover:bg-muted max-md:min-h-12',
              'aria-pressed:bg-warning-tint aria-pressed:font-semibold aria-pressed:text-warning',
            )}
          >
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            {text}
          </button>
        ))}
    </section>
  );
}
