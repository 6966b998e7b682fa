import { type AgedFare, ageBands, oldest } from '@leme/contract/catalog/ages';
import { useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { productsTexts } from '../texts/texts.ts';

/** Who pays which fare by age, from birth on: a gap is empty, an overlap stands out; both are also said in words. */
export function AgeStrip({ fares }: { fares: readonly AgedFare[] }) {
  const t = useText(productsTexts);
  const bands = ageBands(fares);
  if (bands.length === 0) return null;
  const span = ({ from, to }: { from: number; to: number }) =>
    to >= oldest
      ? t('ageFrom', { from })
      : from === to
        ? t('age', { age: from })
        : t('ageSpan', { from, to });
  const faults = bands.filter((band) => band.fares.length !== 1 && band.from < 60);
  return (
    <figure className="grid gap-2 px-4 pb-4">
      <figcaption className="text-muted-fg text-xs">{t('strip')}</figcaption>
      <ol className="flex min-h-9 w-full gap-px overflow-hidden rounded-md border">
        {bands.map((band) => (
          <li
            key={band.from}
            // A year of a child is drawn as wide as four of an adult: that is where fares meet.
            style={{ flexGrow: widthOf(band.from, band.to) }}
            title={`${span(band)}: ${band.fares.join(', ') || t('nobody')}`}
            className={cn(
              'flex min-w-1 basis-0 items-center justify-center overflow-hidden px-1 text-xs',
              band.fares.length === 1 && 'bg-info-tint text-info',
              band.fares.length === 0 && 'bg-muted text-muted-fg',
              band.fares.length > 1 && 'bg-danger-tint text-danger',
            )}
          >
            <span className="sr-only">{span(band)}: </span>
            <span className="truncate">{band.fares.join(' + ') || <span aria-hidden="true">·</span>}</span>
            {band.fares.length === 0 && <span className="sr-only">{t('nobody')}</span>}
          </li>
        ))}
      </ol>
      {faults.length > 0 && (
        <ul className="grid gap-0.5 text-sm">
          {faults.map((band) => (
            <li key={band.from} className={band.fares.length > 1 ? 'text-danger-text' : 'text-warning-text'}>
              {band.fares.length > 1
                ? t('overlap', { ages: span(band), fares: band.fares.join(', ') })
                : t('gap', { ages: span(band) })}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function widthOf(from: number, to: number): number {
  const at = (age: number) => (age <= 20 ? age * 4 : 80 + (age - 20));
  return at(to + 1) - at(from);
}
