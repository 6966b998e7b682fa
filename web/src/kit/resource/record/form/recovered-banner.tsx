import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useFormat } from '../../../text/format.ts';
import { useText } from '../../../text/i18n.ts';
import { recordTexts } from '../texts/texts.ts';

/** What was typed and not saved stands in the form again. */
export function RecoveredBanner({ at, onDiscard }: { at: number; onDiscard: () => void }) {
  const t = useText(recordTexts);
  const { dateTime, time } = useFormat();
  const when = new Date(at);
  // Of a draft of today the time is enough.
  const isToday = dateTime(when).slice(0, 10) === dateTime(new Date()).slice(0, 10);
  return (
    <div className="mb-4">
      <Banner
        action={
          <Button size="sm" onClick={onDiscard}>
            {t('discardDraft')}
          </Button>
        }
      >
        <b>{t('recovered')}</b>{' '}
        <span className="text-muted-fg">
          {t('recoveredFrom', { when: (isToday ? time : dateTime)(when) })}
        </span>
      </Banner>
    </div>
  );
}
