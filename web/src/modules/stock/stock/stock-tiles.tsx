import type { readStockOverview, StockOverview } from '@leme/contract/stock/endpoints';
import type { ReactNode } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useLiveView } from '#kit/live/live-view.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { stockTexts } from './texts/texts.ts';

/** What the whole stock comes to: items, those below their minimum, the value, and what went in and out in 30 days. */
export function StockTiles() {
  const t = useText(stockTexts);
  const problemText = useProblemText();
  const { tenant } = useSignedIn();
  const { query } = useLiveView(['stock-overview', tenant.id], { shows: ['stock'] }, (how) =>
    call<typeof readStockOverview>('GET /stock/overview', {}, how),
  );
  if (query.isError && !query.data)
    return (
      <p role="status" className="text-muted-fg text-sm">
        {t('tilesFailed')} {problemText(query.error)}
      </p>
    );
  return <Tiles overview={query.data} />;
}

const readState = ({ state }: Readonly<Record<string, unknown>>) => ({ state });
const lowOnes = { state: 'low,out' };

function Tiles({ overview }: { overview: StockOverview | undefined }) {
  const t = useText(stockTexts);
  const { number, money } = useFormat();
  const { change, hrefOf } = useUrlState(readState);
  const said = (write: (overview: StockOverview) => string) => (overview ? write(overview) : '–');
  const low = overview?.below_minimum ?? 0;
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4" aria-busy={!overview}>
      <Tile label={t('items')} value={said(({ items }) => number(items))} />
      <Tile
        label={t('below')}
        value={
          low > 0 ? (
            <InnerLink
              href={hrefOf(lowOnes)}
              onOpen={() => change(lowOnes, { push: true })}
              className="inline-flex items-center text-warning-text underline underline-offset-4 max-md:-my-2 max-md:min-h-11 max-md:min-w-11"
            >
              {number(low)}
            </InnerLink>
          ) : (
            said(({ below_minimum }) => number(below_minimum))
          )
        }
      />
      <Tile label={t('value')} value={said(({ value }) => money(value))} />
      <Tile
        label={t('flow')}
        small
        value={
          <>
            <span className="block">
              {t('in', { amount: said(({ moved_in }) => money(moved_in.value)) })}
            </span>
            <span className="block">
              {t('out', { amount: said(({ moved_out }) => money(moved_out.value)) })}
            </span>
          </>
        }
      />
    </dl>
  );
}

type TileProps = { label: string; value: ReactNode; small?: boolean };

function Tile({ label, value, small }: TileProps) {
  return (
    <div className="min-w-0 rounded-lg border bg-surface px-4 py-3">
      <dt className="text-muted-fg text-xs">{label}</dt>
      <dd className={cn('font-semibold tabular-nums', small ? 'mt-1 text-sm' : 'text-xl')}>{value}</dd>
    </div>
  );
}
