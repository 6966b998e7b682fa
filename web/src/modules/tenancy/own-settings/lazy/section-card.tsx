import { may } from '@leme/contract/access/permission';
import type { Entity } from '@leme/contract/kit/resource/entity';
import { hintOf, oneOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { SettingsPage } from '@leme/contract/kit/settings/section';
import { type DecidedRow, decidedRow } from '@leme/contract/tenancy/settings/decided-row';
import type { changeCompanySettings } from '@leme/contract/tenancy/settings/setting-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { fieldText, useSpeech } from '#kit/resource/field-value.tsx';
import { changesBetween, sendable, startValues } from '#kit/resource/record/values/record-values.ts';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { LookedAt } from '../looked-at.tsx';
import { readPlace } from '../place.ts';
import type { Settings } from '../settings.ts';
import { WhoDecided } from '../who-decided.tsx';

type Typed = Record<string, unknown>;
type Props = { entity: Entity; page: SettingsPage; settings: Settings };

/** The keys of a section with their one button; what two people decide at once is compared key by key. */
export function SectionCard({ entity, page, settings }: Props) {
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const mayDecide = useCan()(may(page, 'update'));
  const { key } = useUrlState(readPlace).state;
  const { form, onSubmit, isBusy, dialogs } = useSection({ entity, settings });
  return (
    <Card>
      <CardHead title={oneOf(entity, locale)} />
      <CardBody>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {Object.entries(entity.fields).map(([name, field]) => (
            <LookedAt key={name} isLookedAt={key === name} className="grid gap-1">
              <EntityField entity={entity} control={form.control} name={name} hint={hintOf(field, locale)} />
              <WhoDecided
                entity={entity}
                name={name}
                setting={settings.find((each) => each.key === name)}
                mayDecide={mayDecide}
              />
            </LookedAt>
          ))}
          {mayDecide ? (
            <Button type="submit" variant="primary" className="justify-self-end" busy={isBusy}>
              {kit('save')}
            </Button>
          ) : (
            <p className="text-muted-fg">{t('mayNotDecide')}</p>
          )}
        </form>
        {dialogs}
      </CardBody>
    </Card>
  );
}

function useSection({ entity, settings }: Pick<Props, 'entity' | 'settings'>) {
  const t = useText(settingsTexts);
  const toast = useToast();
  const client = useQueryClient();
  const speech = useSpeech();
  const keys = Object.keys(entity.fields);
  const row = decidedRow(settings, keys);
  const valuesOf = (decided: DecidedRow): Typed =>
    startValues(entity, keys, decided as unknown as AnyRow) as Typed;
  const section = useEntityForm<Typed, DecidedRow>(entity, keys, {
    start: {
      row,
      valuesOf,
      say: (values, name) => {
        const field = entity.fields[name];
        return field ? fieldText(field, sendable(field, values[name]), undefined, speech) : '';
      },
      staleTitle: t('stale'),
    },
    save: async (values, base) => {
      const before = base ?? row;
      const changed = Object.entries(changesBetween(entity, keys, valuesOf(before), values));
      if (changed.length === 0) return;
      const changes = changed.map(([key, value]) => ({ key, value, version: before.versions[key] ?? 0 }));
      await call<typeof changeCompanySettings>('PATCH /settings', { changes });
      void refetchShowing(client, ['tenant_settings']);
    },
    onDone: (values) => {
      section.form.reset(values);
      toast.show({ title: t('saved') });
    },
    failedTitle: t('saveFailed'),
  });
  const { isDirty, startFrom } = section;
  // Outside system: the form library. What others decide shows where nothing is typed.
  useEffect(() => {
    if (!isDirty) startFrom(row);
  });
  return section;
}
