import { addDays } from '@leme/contract/kit/values/days';
import type { BoatLine, LineFact } from '@leme/contract/maintenance/boat/boat-line';
import { lineKinds } from '@leme/contract/maintenance/boat/line-kinds';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { usePhone } from '#kit/browser/use-media.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { clockText } from '#kit/time/clock-text.ts';
import { TimeLine } from '#kit/time/time-line.tsx';
import type { TimeEntry } from '#kit/time/time-line-shapes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';
import { colourOf, useFactWords } from './use-fact-words.ts';

export type BoatTimeLineProps = {
  line: BoatLine;
  facts: readonly LineFact[];
  /** The first day that is drawn. */
  at: string | undefined;
  onAt: (at: string | undefined) => void;
};

type FactEntry = TimeEntry & { fact: LineFact };

/** So many days are drawn at once; the whole of the line stands in the list. */
const drawnDays = 28;

/** Kinds × days. A phone has no room for it: there the list says the same. */
export function BoatTimeLine({ line, facts, at, onAt }: BoatTimeLineProps) {
  const t = useText(boatMaintenanceTexts);
  const words = useFactWords();
  const openPage = useOpenPage();
  const { shortDate } = useFormat();
  const isPhone = usePhone();
  if (isPhone || facts.length === 0) return null;
  const usual = addDays(line.today, -7);
  const [least, most] = [line.from, addDays(line.to, 1 - drawnDays)];
  const within = (day: string) => (day > most ? most : day < least ? least : day);
  const first = within(at ?? usual);
  const frame = { from: clockText(first, '00:00'), until: clockText(addDays(first, drawnDays), '00:00') };
  const isDrawn = ({ from, until }: LineFact) =>
    from < addDays(first, drawnDays) && (until === null || until >= first);
  const drawn = facts.filter(isDrawn);
  const rows = lineKinds
    .filter((kind) => facts.some((fact) => fact.kind === kind))
    .map((kind) => ({
      id: kind,
      name: words.kindOf(kind),
      head: <span className="font-semibold wrap-anywhere">{words.kindOf(kind)}</span>,
    }));
  const entries = drawn.map((fact): FactEntry => {
    // What began before is pressed on the first day that is drawn.
    const day = fact.from < first ? first : fact.from;
    return {
      id: fact.id,
      row: fact.kind,
      from: clockText(day, '00:00'),
      until: clockText(addDays(day, 1), '00:00'),
      label: words.saidOf(fact),
      color: colourOf[fact.kind],
      tone: fact.foreseen ? 'draft' : fact.from < line.today && !fact.blocks ? 'past' : undefined,
      isFixed: true,
      fact,
    };
  });
  const stretches = drawn
    .filter(({ from, until }) => until !== from)
    .map((fact) => ({
      id: `${fact.id} days`,
      row: fact.kind,
      from: clockText(fact.from, '00:00'),
      until: fact.until === null ? frame.until : clockText(addDays(fact.until, 1), '00:00'),
      label: words.saidOf(fact),
    }));
  const step = (days: number) => onAt(within(addDays(first, days)));
  const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-2 print:hidden">
        <IconButton
          name={t('earlier')}
          icon={<ChevronLeft {...icon} />}
          disabled={first <= least}
          onClick={() => step(-drawnDays)}
        />
        <Button size="sm" onClick={() => onAt(undefined)}>
          {t('atToday')}
        </Button>
        <IconButton
          name={t('later')}
          icon={<ChevronRight {...icon} />}
          disabled={first >= most}
          onClick={() => step(drawnDays)}
        />
      </div>
      <TimeLine
        name={t('line')}
        corner={t('what')}
        unit="days"
        {...frame}
        dayHead={(date) => shortDate(date)}
        now={clockText(line.today, '12:00')}
        rows={rows}
        entries={entries}
        stretches={stretches}
        draw={({ fact }) => (
          <span className="flex h-full flex-col justify-center overflow-hidden">
            <span className="truncate font-semibold">{words.titleOf(fact)}</span>
            <span className="truncate text-muted-fg">{words.stateOf(fact) ?? fact.note}</span>
          </span>
        )}
        onOpen={({ fact }) => fact.path !== null && openPage(fact.path)}
      />
    </div>
  );
}
