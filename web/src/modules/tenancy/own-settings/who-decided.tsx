import type { Entity } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { changeCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { fieldText, useSpeech } from '#kit/resource/field-value.tsx';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Settings } from './settings.ts';
import { ownSettingsTexts } from './texts/texts.ts';

const SettingHistory = lazyPart(
  async () => (await import('./lazy/history/setting-history.tsx')).SettingHistory,
);

type Props = { entity: Entity; name: string; setting: Settings[number] | undefined; mayDecide: boolean };

/** Whether a key is as by default, or who decided otherwise and when, the way back, and what was decided before. */
export function WhoDecided({ entity, name, setting, mayDecide }: Props) {
  const t = useText(ownSettingsTexts);
  const saved = useText(settingsTexts);
  const locale = useLocale();
  const speech = useSpeech();
  const { dateTime } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const reset = useVerb(
    ({ key, version }: Settings[number]) =>
      call<typeof changeCompanySettings>('PATCH /settings', { changes: [{ key, value: null, version }] }),
    { shows: ['tenant_settings'], done: saved('saved'), failed: saved('saveFailed') },
  );
  const field = entity.fields[name];
  if (!setting || !field) return null;
  const { source, changed_at, changed_by, version } = setting;
  const usual = fieldText(field, setting.default, undefined, speech);
  const label = labelOf(field, locale);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-fg text-sm">
      <p>
        {source === 'default'
          ? t('isDefault')
          : t('decidedBy', { name: changed_by ?? 'Leme', time: changed_at ? dateTime(changed_at) : '' })}
      </p>
      {mayDecide && source === 'company' && (
        <Button
          busy={reset.isBusy}
          aria-label={t('resetNamed', { name: label, value: usual || t('nothing') })}
          onClick={() => void reset.run(setting)}
        >
          {t('reset')}
        </Button>
      )}
      {version > 0 && (
        <Button variant="quiet" aria-label={t('historyOf', { name: label })} onClick={() => setOpen(true)}>
          {t('history')}
        </Button>
      )}
      <Suspense>
        {isOpen && <SettingHistory entity={entity} name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
