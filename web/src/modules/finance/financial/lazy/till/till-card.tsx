import { may } from '@leme/contract/access/permission';
import type { Till } from '@leme/contract/finance/till-endpoints';
import { Printer } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { printTill } from './print-till.tsx';
import { tillTexts } from './texts/texts.ts';
import { TillFigures } from './till-figures.tsx';

type TillCardProps = { till: Till; onWithdraw: () => void; onCount: () => void };

/** One person’s cash: what was in it, came, went and should be there; counted it says what differs. */
export function TillCard({ till, onWithdraw, onCount }: TillCardProps) {
  const t = useText(tillTexts);
  const { tenant } = useSignedIn();
  const mayChange = useCan()(may('financial', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const isOpen = till.status === 'open';
  const name = till.user_name ?? '–';
  return (
    <section aria-label={t('tillOf', { name })} className="grid gap-2 rounded-lg border p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 flex-1 wrap-anywhere font-semibold">{name}</h3>
        <Chip tone={isOpen ? 'warning' : 'success'}>{t(isOpen ? 'isOpen' : 'isClosed')}</Chip>
        <IconButton
          name={t('printOf', { name })}
          size="xs"
          icon={<Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={() => printTill({ till, company: tenant.name })}
        />
      </div>
      <TillFigures till={till} />
      {mayChange && isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={isOffline} onClick={onWithdraw}>
            {t('withdraw')}
          </Button>
          <Button variant="primary" disabled={isOffline} onClick={onCount}>
            {t('count')}
          </Button>
        </div>
      )}
    </section>
  );
}
