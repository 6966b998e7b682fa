import { may } from '@leme/contract/access/permission';
import { Gauge } from 'lucide-react';
import { Suspense } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { AroundList } from '#kit/resource/resource-screen.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { readMotorsAddress } from './motors-address.ts';
import { motorsTexts } from './texts/texts.ts';

const FleetSheet = lazyPart(async () => (await import('./lazy/sheet/fleet-sheet.tsx')).FleetSheet);

/** The sheet of the fleet over the list of engines, by button, by key and by the address a label leads to. */
export function useMotorsAround(): AroundList {
  const t = useText(motorsTexts);
  const { state, change } = useUrlState(readMotorsAddress);
  const mayRead = useCan()(may('motors', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const open = () => change({ does: 'fleet' }, { push: true });
  useShortcut({ key: 'l', label: t('fleet'), scope: 'page' }, () => {
    if (mayRead && !isOffline) open();
  });
  const button = (
    <Button disabled={isOffline} onClick={open}>
      <Gauge aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('fleet')}
    </Button>
  );
  return {
    above: mayRead && <div className="grid md:hidden">{button}</div>,
    tools: mayRead && <span className="contents max-md:hidden">{button}</span>,
    beside: (
      <Suspense>
        {state.does === 'fleet' && mayRead && (
          <FleetSheet boat={state.boat} onClose={() => change({ does: undefined, boat: undefined })} />
        )}
      </Suspense>
    ),
  };
}
