import { productBoats } from '@leme/contract/pricing/product-boats';
import { Grid3x3, Rows3 } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { OpenRecord } from '#kit/resource/list/open-record.tsx';
import type { RowsProps } from '#kit/resource/list/rows/record-table.tsx';
import { type OwnScreen, screenOfList } from '#kit/resource/screen-of-list.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { productBoatsTexts } from './texts/texts.ts';

const BoatMatrix = lazyPart(async () => (await import('./lazy/matrix/boat-matrix.tsx')).BoatMatrix);

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

const readShows = ({ shows }: Readonly<Record<string, unknown>>) => ({
  shows: shows === 'rows' ? ('rows' as const) : undefined,
});

/** Products × boats in place of the rows, where there is room for it; the rows are a press away. */
function useOwn(compact: boolean): OwnScreen {
  const t = useText(productBoatsTexts);
  const loading = useText(kitTexts)('loading');
  const { state, change } = useUrlState(readShows);
  const asRows = state.shows === 'rows';
  const Instead = useMemo(
    () => (props: RowsProps) => (
      <Suspense fallback={<Skeleton variant="table" label={loading} />}>
        <BoatMatrix {...props} />
      </Suspense>
    ),
    [loading],
  );
  return {
    Instead: compact || asRows ? undefined : Instead,
    tools: !compact && (
      <Button onClick={() => change({ shows: asRows ? undefined : 'rows' }, { push: true })}>
        {asRows ? <Grid3x3 {...icon} /> : <Rows3 {...icon} />}
        {t(asRows ? 'matrix' : 'rows')}
      </Button>
    ),
    Open: OpenRecord,
  };
}

export const screen = screenOfList(
  productBoats,
  {
    columns: ['product_id', 'boat_id', 'priority', 'capacity_for_product', 'setup_min'],
    card: ['product_id', 'boat_id', 'priority', 'capacity_for_product'],
    form: [{ rows: ['product_id boat_id', 'priority capacity_for_product', 'setup_min status', 'note'] }],
    empty: 'product-boats.empty',
  },
  { useOwn },
);
