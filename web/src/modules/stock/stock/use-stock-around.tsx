import { may } from '@leme/contract/access/permission';
import { ArrowRightLeft, Boxes, ClipboardList, FileUp } from 'lucide-react';
import { Suspense } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { AroundList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MenuItem } from '#ui/menus/menu.tsx';
import { readStockAddress, type StockAddress } from './stock-address.ts';
import { StockTiles } from './stock-tiles.tsx';
import { stockTexts } from './texts/texts.ts';

const MoveDialog = lazyPart(async () => (await import('./lazy/move/move-dialog.tsx')).MoveDialog);
const CountDialog = lazyPart(async () => (await import('./lazy/count/count-dialog.tsx')).CountDialog);
const PlacesDialog = lazyPart(async () => (await import('./lazy/places/places-dialog.tsx')).PlacesDialog);
const SheetDialog = lazyPart(async () => (await import('./lazy/sheet/sheet-dialog.tsx')).SheetDialog);

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** The tiles over the list of items, what can be done with the stock, and the dialogs the address opens. */
export function useStockAround(): AroundList {
  const t = useText(stockTexts);
  const { state, change } = useUrlState(readStockAddress);
  const mayMove = useCan()(may('stock', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const open = (does: StockAddress['does']) => change({ does }, { push: true });
  const close = () => change({ does: undefined });
  const buttons = (
    <>
      <Button disabled={isOffline} onClick={() => open('move')}>
        <ArrowRightLeft {...sign} />
        {t('move')}
      </Button>
      <Button disabled={isOffline} onClick={() => open('count')}>
        <ClipboardList {...sign} />
        {t('count')}
      </Button>
    </>
  );
  return {
    above: (
      <>
        <StockTiles />
        {mayMove && <div className="grid grid-cols-2 gap-2 md:hidden">{buttons}</div>}
      </>
    ),
    tools: mayMove && <span className="contents max-md:hidden">{buttons}</span>,
    menu: (
      <>
        <MenuItem icon={<Boxes {...sign} />} onSelect={() => open('places')}>
          {t('places')}
        </MenuItem>
        <MenuItem icon={<FileUp {...sign} />} disabled={isOffline} onSelect={() => open('sheet')}>
          {t('sheet')}
        </MenuItem>
      </>
    ),
    beside: (
      <Suspense>
        {state.does === 'move' && mayMove && <MoveDialog onClose={close} />}
        {state.does === 'count' && mayMove && <CountDialog onClose={close} />}
        {state.does === 'places' && <PlacesDialog onClose={close} />}
        {state.does === 'sheet' && <SheetDialog onClose={close} />}
      </Suspense>
    ),
  };
}
