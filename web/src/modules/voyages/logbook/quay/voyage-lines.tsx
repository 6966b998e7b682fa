import { may } from '@leme/contract/access/permission';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import type { PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { logbookTexts } from '../texts/texts.ts';
import type { Ask } from './asks.ts';
import { VoyageStatus } from './voyage-status.tsx';

type VoyageLinesProps = { voyage: PierVoyage; phone: string | null; onAsk: Ask | undefined };

const readOpen = ({ open }: Readonly<Record<string, unknown>>) => ({
  open: typeof open === 'string' ? open : undefined,
});

/** How a boat stands, and what may be said of it. */
export function VoyageLines({ voyage, phone, onAsk }: VoyageLinesProps) {
  const t = useText(logbookTexts);
  const locale = useLocale();
  const format = useFormat();
  const { change } = useUrlState(readOpen);
  const { id, boat, status, why, departed_at, returned_at } = voyage;
  const times = [
    departed_at !== null && t('leftAt', { time: format.time(departed_at) }),
    returned_at !== null && t('backAt', { time: format.time(returned_at) }),
  ].filter(Boolean);
  const isWaiting = status === 'open' || status === 'review';
  const isBack = returned_at !== null;
  const isMiscounted = isBack && (why === 'people' || why === 'hours');
  const mayExplain = useCan()(may('logbook', 'update')) && isBack && isWaiting;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span>{boat}</span>
        <VoyageStatus of={voyage} />
        <span className="text-muted-fg text-sm">{times.join(' · ')}</span>
      </p>
      {why !== null && (
        <p role="alert" className="text-danger-text text-sm">
          {choiceOf(logbook.fields.why, why, locale)}
        </p>
      )}
      {onAsk && isWaiting && !isBack && (
        <Button
          variant="primary"
          size="touch"
          block
          aria-label={t('returnOf', { boat })}
          onClick={() => onAsk({ what: 'return', voyage })}
        >
          {t('return')}
        </Button>
      )}
      {onAsk && isWaiting && isMiscounted && (
        <Button
          variant="primary"
          size="touch"
          block
          aria-label={t(why === 'people' ? 'countAgainOf' : 'checkReturnOf', { boat })}
          onClick={() => onAsk({ what: 'return', voyage })}
        >
          {t(why === 'people' ? 'countAgain' : 'checkReturn')}
        </Button>
      )}
      {onAsk && mayExplain && (
        <Button
          {...(!isMiscounted && { variant: 'primary' as const })}
          size="touch"
          block
          aria-label={t('explainOf', { boat })}
          onClick={() => onAsk({ what: 'explain', voyage })}
        >
          {t('explain')}
        </Button>
      )}
      <div className="grid grid-cols-2 gap-2">
        {onAsk && status !== 'closed' && (
          <Button
            size="touch"
            aria-label={t('occurrenceOf', { boat })}
            onClick={() => onAsk({ what: 'occurrence', voyage, phone })}
          >
            {t('occurrence')}
          </Button>
        )}
        <Button
          size="touch"
          variant="ghost"
          aria-label={t('detailsOf', { boat })}
          onClick={() => change({ open: id }, { push: true })}
        >
          {t('details')}
        </Button>
      </div>
    </div>
  );
}
