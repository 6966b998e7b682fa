import { may } from '@leme/contract/access/permission';
import type { StockItem } from '@leme/contract/stock/stock-items';
import { ArrowDown, ArrowRightLeft, ArrowUp } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { useLedger } from '../../stock.queries.ts';
import { useStockWords } from '../../units.ts';
import type { Way } from '../move/move-draft.ts';
import { CourseLine } from './course-line.tsx';
import { MoveList } from './move-list.tsx';
import { ledgerTexts } from './texts/texts.ts';

const MoveDialog = lazyPart(async () => (await import('../move/move-dialog.tsx')).MoveDialog);

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const ways = [
  ['out', ArrowUp],
  ['in', ArrowDown],
  ['transfer', ArrowRightLeft],
] as const;

/** Where an item lies, how much of it there was in 90 days, and what went in and out. */
export const ItemLedger: RecordPart = ({ row, refresh }) => {
  const t = useText(ledgerTexts);
  const words = useStockWords();
  const { money } = useFormat();
  const id = useId();
  const item = row as unknown as StockItem;
  const mayMove = useCan()(may('stock', 'update')) && row.deleted_at === null;
  const isOffline = useConnectivity() === 'offline';
  const [way, setWay] = useState<Way | null>(null);
  const query = useLedger(row.id);
  return (
    <>
      <Card aria-labelledby={id}>
        <CardHead
          id={id}
          title={t('title')}
          note={t('total', { amount: words.amount(item.quantity, item.unit), value: money(item.value) })}
          actions={
            mayMove && (
              <span className="flex flex-wrap gap-2">
                {ways.map(([each, Icon]) => (
                  <Button key={each} size="sm" disabled={isOffline} onClick={() => setWay(each)}>
                    <Icon {...sign} />
                    {t(each)}
                  </Button>
                ))}
              </span>
            )
          }
        />
        <CardBody>
          <QueryView query={query} skeleton="list" skeletonCount={3} errorTitle={t('loadFailed')}>
            {({ levels, course }) => (
              <div className="grid gap-4">
                <Levels item={item} levels={levels} />
                <CourseLine item={item} course={course} />
              </div>
            )}
          </QueryView>
        </CardBody>
      </Card>
      <MoveList item={item} />
      <Suspense>
        {way && (
          <MoveDialog
            item={item}
            way={way}
            onClose={() => {
              setWay(null);
              refresh();
            }}
          />
        )}
      </Suspense>
    </>
  );
};

type LevelsProps = {
  item: StockItem;
  levels: readonly { location_id: string; location: string; quantity: number }[];
};

/** How much of it lies at each place. */
function Levels({ item, levels }: LevelsProps) {
  const t = useText(ledgerTexts);
  const words = useStockWords();
  if (levels.length === 0) return <p className="text-muted-fg">{t('nowhere')}</p>;
  return (
    <dl className="flex flex-wrap gap-2">
      {levels.map(({ location_id, location, quantity }) => (
        <div key={location_id} className="min-w-0 max-w-full rounded-md border px-3 py-2">
          <dt className="break-words text-muted-fg text-xs">{location}</dt>
          <dd className="font-semibold tabular-nums">{words.amount(quantity, item.unit)}</dd>
        </div>
      ))}
    </dl>
  );
}
