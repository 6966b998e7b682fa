import { CircleCheck } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { accountTexts } from '../texts/texts.ts';
import type { SecondFactorTold } from './use-second-factor.ts';

export type Doing = 'turn-on' | 'new-codes' | 'turn-off';

/** Below so many the person is told to make new ones. */
const few = 3;

type Props = { told: SecondFactorTold; onDo: (doing: Doing) => void };

/** How the second factor stands, and what can be done about it. */
export function SecondFactorFacts({ told, onDo }: Props) {
  const t = useText(accountTexts);
  const { dateTime } = useFormat();
  const left = told.recovery_codes_left;
  if (told.confirmed_at === null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chip tone="muted">{t('off')}</Chip>
        <Button variant="primary" size="lg" className="max-md:w-full" onClick={() => onDo('turn-on')}>
          {t('turnOn')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone="success" icon={<CircleCheck aria-hidden="true" />}>
          {t('on')}
        </Chip>
        <span className="text-muted-fg">{t('since', { time: dateTime(told.confirmed_at) })}</span>
      </p>
      {left <= few ? (
        <Banner tone="warning">{t('codesFew', { count: left })}</Banner>
      ) : (
        <p>{t('codesLeft', { count: left })}</p>
      )}
      {told.is_required && <p className="text-muted-fg">{t('isRequired')}</p>}
      <div className="flex flex-wrap gap-3 max-md:grid">
        <Button size="lg" onClick={() => onDo('new-codes')}>
          {t('newCodes')}
        </Button>
        <Button size="lg" variant="danger-plain" onClick={() => onDo('turn-off')}>
          {t('turnOff')}
        </Button>
      </div>
    </div>
  );
}
