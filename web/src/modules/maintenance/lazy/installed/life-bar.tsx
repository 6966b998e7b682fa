import type { InstalledPart } from '@leme/contract/maintenance/parts/endpoints';
import { partLife } from '@leme/contract/maintenance/parts/part-life';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { installedTexts } from './texts/texts.ts';

type Props = { part: InstalledPart; now: { hours: number; date: string } };

/** How much of the life of a part is left, as a bar and in words. */
export function LifeBar({ part, now }: Props) {
  const t = useText(installedTexts);
  const { number } = useFormat();
  const life = partLife(part, now);
  if (!life) return null;
  const { left, by, rest } = life;
  const isOver = rest < 0;
  const text =
    by === 'hours'
      ? t(isOver ? 'hoursOver' : 'hoursLeft', {
          hours: number(Math.abs(rest), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
        })
      : t(isOver ? 'daysOver' : 'daysLeft', { count: Math.abs(rest) });
  return (
    <span className="flex items-center gap-2 text-sm tabular-nums">
      <meter
        aria-label={t('lifeOf', { name: part.part })}
        className="h-2 w-24"
        min={0}
        max={1}
        low={0.1}
        high={0.3}
        optimum={1}
        value={left}
      >
        {text}
      </meter>
      {text}
    </span>
  );
}
