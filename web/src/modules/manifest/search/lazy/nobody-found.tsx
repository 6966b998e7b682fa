import { SearchX } from 'lucide-react';
import { listTexts } from '#kit/list/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { useOfDay } from '../../attendance/painted/use-day.ts';
import type { DayProps } from '../../day/day-props.ts';
import { countFilters } from '../../filter/manifest-filters.ts';
import { noFilters } from '../../filter/manifest-search.ts';
import { searchTexts } from './texts/texts.ts';
import { type FoundIn, whereFound } from './where-found.ts';

const mostDepartures = 3;

export type NobodyFoundProps = Pick<DayProps, 'looking' | 'hrefOf' | 'onGo' | 'onType' | 'onClear'> & {
  /** The departure that is open. */
  here?: string | undefined;
  large?: boolean | undefined;
};

/** Nobody to show: why, on which other departure the name is, and the ways back. */
export function NobodyFound({ here, large = false, ...props }: NobodyFoundProps) {
  const t = useText(searchTexts);
  const words = useText(listTexts);
  const { filters } = props.looking;
  const typed = (filters.q ?? '').trim();
  const sessions = useOfDay(({ day }) => day.data) ?? [];
  const found = whereFound(sessions, typed);
  const hidden = found.find(({ session }) => session.id === here);
  const others = found.filter(({ session }) => session.id !== here);
  const isFiltered = countFilters(filters) > 0 || filters.owes === true || filters.mine === true;
  const title = isFiltered ? t('nobodyFiltered') : t('nobodyYet');
  const size = large ? 'touch' : 'md';
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
              {words('clearSearch')}
            </Button>
          )}
          {isFiltered && (
            <Button
              size={size}
              onClick={hidden ? () => props.onGo({ ...noFilters, q: typed }) : props.onClear}
            >
              {words('clearFilters')}
            </Button>
          )}
        </>
      }
    >
      {others.length > 0 && <Elsewhere {...props} q={typed} large={large} departures={others} />}
    </EmptyState>
  );
}

const namesOf = ({ names }: FoundIn) => names.slice(0, mostDepartures).join(', ');

type ElsewhereProps = Pick<DayProps, 'hrefOf' | 'onGo'> & {
  q: string;
  large: boolean;
  departures: readonly FoundIn[];
};

/** The departures that have the name, each a way there that keeps the search. */
function Elsewhere({ q, large, hrefOf, onGo, departures }: ElsewhereProps) {
  const t = useText(searchTexts);
  return (
    <div role="status" className="mt-2 grid w-full max-w-[44ch] gap-2">
      <p className="font-semibold text-fg">{t('elsewhere')}</p>
      {departures.slice(0, mostDepartures).map((departure) => {
        const to = { ...noFilters, q, session: departure.session.id };
        return (
          <InnerLink
            key={departure.session.id}
            href={hrefOf(to)}
            onOpen={() => onGo(to)}
            className={cn(
              buttonStyle({ size: large ? 'touch' : 'lg', block: true }),
              'h-auto min-h-14 flex-col gap-0 whitespace-normal py-2 text-center',
            )}
          >
            <strong>{namesOf(departure)}</strong>
            <span className="font-normal tabular-nums">
              {departure.session.start_time.slice(0, 5)} · {departure.session.product.name}
            </span>
          </InnerLink>
        );
      })}
    </div>
  );
}
