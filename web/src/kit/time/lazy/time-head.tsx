import { cn } from '#ui/style/cn.ts';
import { partsOf } from '../clock-text.ts';
import type { TimeEntry, TimeLineProps } from '../time-line-shapes.ts';
import { marksOf, shareOf } from './lay-out.ts';

export type TimeHeadProps = Pick<TimeLineProps<TimeEntry>, 'corner' | 'unit' | 'dayHead' | 'now'> & {
  frame: Parameters<typeof marksOf>[0];
  /** The class of the least width of a mark. */
  width: string;
};

/** The hours, each above its line, or the days; the hour that is stands among them. */
export function TimeHead({ corner, unit, dayHead, now, frame, width }: TimeHeadProps) {
  const marks = marksOf(frame);
  const isHours = unit === 'hours';
  const isNow = now >= frame.from && now < frame.until;
  return (
    <>
      <div className="sticky start-0 top-0 z-30 flex h-10 items-center border-e border-b bg-surface px-4 font-semibold text-muted-fg text-xs max-lg:px-2 print:static">
        {corner}
      </div>
      <div className="sticky top-0 z-20 flex h-10 border-b bg-surface text-muted-fg text-xs tabular-nums print:static">
        {marks.map((mark, index) => (
          <span
            key={mark}
            aria-current={!isHours && mark.slice(0, 10) === now.slice(0, 10) ? 'date' : undefined}
            className={cn(
              'flex flex-1 items-center aria-[current]:bg-selected aria-[current]:text-fg',
              width,
              !isHours && 'justify-center font-semibold',
            )}
          >
            {isHours ? (
              // Above the line of its hour; the first has no room before it.
              <span className={cn(index === 0 ? 'ms-1' : '-translate-x-1/2')}>{partsOf(mark).time}</span>
            ) : (
              (dayHead?.(mark.slice(0, 10)) ?? mark.slice(0, 10))
            )}
          </span>
        ))}
        {isNow && isHours && (
          <span
            className="absolute top-2.5 -translate-x-1/2 rounded-xs bg-danger-fill px-1.5 font-semibold text-on-danger"
            style={{ insetInlineStart: `${shareOf(now, frame) * 100}%` }}
          >
            {partsOf(now).time}
          </span>
        )}
      </div>
    </>
  );
}
