import { choiceOf } from '@leme/contract/kit/resource/labels';
import { logbook } from '@leme/contract/voyages/logbook/logbook';
import type { PierVoyage } from '@leme/contract/voyages/logbook/pier-data';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { logbookTexts } from '../texts/texts.ts';
import type { Ask } from './asks.ts';

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
  const isOut = status === 'open' && returned_at === null;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span>{boat}</span>
        <Chip tone={status === 'closed' ? 'success' : status === 'open' ? 'info' : 'warning'}>
          {choiceOf(logbook.fields.status, status, locale)}
        </Chip>
        <span className="text-muted-fg text-sm">{times.join(' · ')}</span>
      </p>
      {why !== null && (
        <p role="alert" className="text-danger-text text-sm">
          {choiceOf(logbook.fields.why, why, locale)}
        </p>
      )}
      {onAsk && (isOut || why === 'people' || why === 'hours' || status === 'review') && (
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
