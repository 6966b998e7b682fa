import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { PendingAlert } from '@leme/contract/maintenance/alerts/alert-endpoints';
import { alerts } from '@leme/contract/maintenance/alerts/alert-list';
import { alertSentence } from '@leme/contract/maintenance/alerts/alert-sentence';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { toneOf } from './severity-tone.ts';
import { bellTexts } from './texts/texts.ts';

/** One alert of the bell: how bad it is in colour and word, what it says, since when, and of which boat. */
export function BellAlert({ alert, isNew }: { alert: PendingAlert; isNew: boolean }) {
  const t = useText(bellTexts);
  const locale = useLocale();
  const { ago } = useFormat();
  const { severity, created_at, risen_at, boat, returned } = alert;
  const tone = toneOf(severity);
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2 text-xs">
        <span className={cn('inline-flex items-center gap-1.5 font-semibold', tone.text)}>
          <span aria-hidden="true" className={cn('size-2 rounded-full', tone.dot)} />
          {choiceOf(alerts.fields.severity, severity, locale)}
        </span>
        <time dateTime={risen_at ?? created_at} className="text-muted-fg">
          {ago(risen_at ?? created_at, new Date())}
        </time>
        {returned && <Chip tone="muted">{t('returned')}</Chip>}
        {isNew && (
          <Chip tone="info" className="ms-auto">
            {t('new')}
          </Chip>
        )}
      </div>
      <p className="wrap-anywhere">{alertSentence(alert, locale)}</p>
      {boat && <p className="wrap-anywhere text-muted-fg text-xs">{boat}</p>}
    </li>
  );
}
