import { SearchX } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { InnerLink } from '#ui/inner-link.tsx';
import type { DayProps } from '../day-props.ts';
import { countFilters } from '../manifest-filters.ts';
import { noFilters } from '../manifest-search.ts';
import { searchTexts } from './texts/texts.ts';
import { type FoundIn, whereFound } from './where-found.ts';

const mostPlaces = 3;

export type NobodyFoundProps = Pick<
  DayProps,
  'manifest' | 'looking' | 'hrefOf' | 'onGo' | 'onType' | 'onClear'
> & {
  /** The departure that is open. */
  here?: string | undefined;
  large?: boolean | undefined;
};

/** Nobody to show: why, on which other departure the name is, and the ways back. */
export function NobodyFound({ here, large = false, ...props }: NobodyFoundProps) {
  const t = useText(searchTexts);
  const { filters } = props.looking;
  const typed = (filters.q ?? '').trim();
  const found = whereFound(props.manifest.data, typed);
  const hidden = found.find(({ session }) => session.id === here);
  const others = found.filter(({ session }) => session.id !== here);
  const isFiltered = countFilters(filters) > 0 || filters.owes === true || filters.mine === true;
  const title = isFiltered ? t('nobodyFiltered') : t('nobodyYet');
  const size = large ? 'pier' : 'md';
  return (
    <EmptyState
      icon={<SearchX />}
      title={typed === '' ? title : t('nobodyNamed', { typed })}
      className={cn('wrap-anywhere', large && 'px-0 text-base')}
      text={hidden && t('hiddenHere', { names: namesOf(hidden) })}
      action={
        <>
          {typed !== '' && (
            <Button size={size} onClick={() => props.onType('')}>
              {t('clearSearch')}
            </Button>
          )}
          {isFiltered && (
            <Button
              size={size}
              onClick={hidden ? () => props.onGo({ ...noFilters, q: typed }) : props.onClear}
            >
              {t('clearFilters')}
            </Button>
          )}
        </>
      }
    >
      {others.length > 0 && <Elsewhere {...props} q={typed} large={large} places={others} />}
    </EmptyState>
  );
}

const namesOf = ({ names }: FoundIn) => names.slice(0, mostPlaces).join(', ');

type ElsewhereProps = Pick<DayProps, 'hrefOf' | 'onGo'> & {
  q: string;
  large: boolean;
  places: readonly FoundIn[];
};

/** The departures that have the name, each a way there that keeps the search. */
function Elsewhere({ q, large, hrefOf, onGo, places }: ElsewhereProps) {
  const t = useText(searchTexts);
  return (
    <div role="status" className="mt-2 grid w-full max-w-[44ch] gap-2">
      <p className="font-semibold text-fg">{t('elsewhere')}</p>
      {places.slice(0, mostPlaces).map((place) => {
        const to = { ...noFilters, q, session: place.session.id };
        return (
          <InnerLink
            key={place.session.id}
            href={hrefOf(to)}
            onOpen={() => onGo(to)}
            className={cn(
              buttonStyle({ size: large ? 'pier' : 'lg', block: true }),
              'h-auto min-h-14 flex-col gap-0 whitespace-normal py-2 text-center',
            )}
          >
            <strong>{namesOf(place)}</strong>
            <span className="font-normal tabular-nums">
              {place.session.start_time.slice(0, 5)} · {place.session.product.name}
            </span>
          </InnerLink>
        );
      })}
    </div>
  );
}
