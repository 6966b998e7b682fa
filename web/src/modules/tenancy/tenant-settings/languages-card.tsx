import { may } from '@leme/contract/access/permission';
import type { CallOf } from '@leme/contract/kit/endpoint';
import { hintOf, oneOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { companyLanguages } from '@leme/contract/tenancy/settings/company-languages';
import type { changeLanguages, Languages } from '@leme/contract/tenancy/settings/language-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { fieldText, useSpeech } from '#kit/resource/field-value.tsx';
import { allSendable, sendable, startValues } from '#kit/resource/record/values/record-values.ts';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';

type Typed = Record<string, unknown>;

const names = ['offered', 'default_locale'] as const;
const valuesOf = (row: Languages): Typed =>
  startValues(companyLanguages, names, row as unknown as AnyRow) as Typed;

/** In which languages the company is used; the default cannot be withdrawn. */
export function LanguagesCard({ languages }: { languages: Languages }) {
  const t = useText(settingsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const mayChange = useCan()(may('tenant-settings', 'update'));
  const { form, onSubmit, isBusy, dialogs } = useLanguages(languages);
  return (
    <Card>
      <CardHead title={oneOf(companyLanguages, locale)} />
      <CardBody>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {names.map((name) => (
            <EntityField
              key={name}
              entity={companyLanguages}
              control={form.control}
              name={name}
              hint={hintOf(companyLanguages.fields[name], locale)}
            />
          ))}
          {mayChange ? (
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

function useLanguages(languages: Languages) {
  const t = useText(settingsTexts);
  const toast = useToast();
  const client = useQueryClient();
  const speech = useSpeech();
  const used = useEntityForm<Typed, Languages>(companyLanguages, names, {
    start: {
      row: languages,
      valuesOf,
      say: (values, name) => {
        const field = companyLanguages.fields[name as (typeof names)[number]];
        return fieldText(field, sendable(field, values[name]), undefined, speech);
      },
      staleTitle: t('stale'),
    },
    save: async (values, base) => {
      const { version } = base ?? languages;
      const sent = { ...allSendable(companyLanguages, names, values), version };
      await call<typeof changeLanguages>(
        'PUT /tenant-settings/languages',
        sent as CallOf<typeof changeLanguages>,
      );
      void refetchShowing(client, ['tenant_settings']);
    },
    onDone: (values) => {
      used.form.reset(values);
      toast.show({ title: t('saved') });
    },
    failedTitle: t('saveFailed'),
  });
  const { isDirty, startFrom } = used;
  // Outside system: the form library. What others say shows where nothing is typed.
  useEffect(() => {
    if (!isDirty) startFrom(languages);
  });
  return used;
}
