import { useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { RosterGrid } from '#kit/time/roster-grid.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { cn } from '#ui/style/cn.ts';
import { type Cell, DayChip, DaySign, reasonOf, useCellWords } from './day-look.tsx';
import { availabilityTexts } from './texts/texts.ts';

/** So many products are drawn at once. */
const drawn = 60;

export type DaysProps = {
  days: readonly string[];
  today: string;
  cells: readonly Cell[];
  party: number | undefined;
  onOpen: (cell: Cell) => void;
};

const keyOf = (product: string, day: string) => `${product} ${day}`;

/** Days × products: what each day is, what is free and how many departures there are. */
export function AvailabilityGrid({ days, today, cells, party, onOpen }: DaysProps) {
  const t = useText(availabilityTexts);
  const { shortDate } = useFormat();
  const words = useCellWords();
  const [most, setMost] = useState(drawn);
  const byPlace = new Map(cells.map((cell) => [keyOf(cell.product.id, cell.date), cell]));
  const products = [...new Map(cells.map(({ product }) => [product.id, product])).values()];
  return (
    <div className="grid gap-2">
      <RosterGrid
        name={t('grid')}
        corner={t('product')}
        rows={products.slice(0, most)}
        columns={days.map((id) => ({ id }))}
        rowHead={({ name, color }) => (
          <span className="flex items-center gap-2" title={name}>
            <ProductColor color={color} />
            <span className="line-clamp-2 wrap-anywhere">{name}</span>
          </span>
        )}
        columnHead={({ id }) => (
          <span className="grid justify-items-center">
            <span>{shortDate(id).split(',')[0]}</span>
            <span className="text-fg tabular-nums">{id.slice(8)}</span>
          </span>
        )}
        isMarked={({ id }) => id === today}
        columnClass="min-w-26"
        cell={(product, { id }, stop) => {
          const cell = byPlace.get(keyOf(product.id, id));
          if (!cell) return null;
          const isShort = party !== undefined && !cell.fits;
          return (
            <button
              {...stop}
              type="button"
              aria-label={words(cell, shortDate(id), party)}
              title={reasonOf(cell) ?? undefined}
              onClick={() => onOpen(cell)}
              className={cn(
                'grid w-full gap-0.5 px-1.5 py-1 text-start hover:bg-muted',
                isShort && 'opacity-60',
              )}
            >
              <DaySign state={cell.state} />
              <span className="whitespace-nowrap text-muted-fg text-xs tabular-nums">
                {isShort
                  ? t('fitsNot', { count: party })
                  : t('short', { free: cell.free, departures: cell.departures.length })}
              </span>
            </button>
          );
        }}
      />
      {products.length > most && (
        <Button className="justify-self-start" onClick={() => setMost(most + drawn)}>
          {t('more', { count: products.length - most })}
        </Button>
      )}
    </div>
  );
}

/** One day as a list, where there is room for no more. */
export function AvailabilityCards({ days, cells, party, onOpen }: DaysProps) {
  const t = useText(availabilityTexts);
  const { shortDate } = useFormat();
  const words = useCellWords();
  const [day = ''] = days;
  return (
    <ul aria-label={t('grid')} className="grid grid-cols-1 gap-2">
      {cells.map((cell) => (
        <li key={cell.product.id}>
          <button
            type="button"
            aria-label={words(cell, shortDate(day), party)}
            onClick={() => onOpen(cell)}
            className="grid w-full gap-1.5 rounded-lg border bg-surface px-3 py-3 text-start hover:bg-muted"
          >
            <span className="flex items-center gap-2 font-semibold">
              <ProductColor color={cell.product.color} />
              <span className="wrap-anywhere min-w-0">{cell.product.name}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <DayChip state={cell.state} />
              <span className="text-muted-fg tabular-nums">
                {t('free', { count: cell.free })} · {t('departures', { count: cell.departures.length })}
              </span>
            </span>
            {reasonOf(cell) && <span className="text-muted-fg">{reasonOf(cell)}</span>}
            {party !== undefined && !cell.fits && (
              <span className="text-warning">{t('fitsNot', { count: party })}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
