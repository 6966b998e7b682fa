import { may } from '@leme/contract/access/permission';
import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { choiceOf, oneOf } from '@leme/contract/kit/resource/labels';
import { companyLanguages } from '@leme/contract/tenancy/settings/company-languages';
import type { listOwnWords } from '@leme/contract/tenancy/words/own-word-endpoints';
import { ownWords } from '@leme/contract/tenancy/words/own-words';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { settingsTexts } from '#kit/resource/settings/texts/texts.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { Select } from '#ui/select/select.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { ownWordsTexts } from './texts/texts.ts';
import { WordRow } from './word-row.tsx';

const spoken = companyLanguages.fields.default_locale;

/** Any text of the product, found by what one reads, in words of the company. */
export function OwnWordsCard() {
  const t = useText(ownWordsTexts);
  const settings = useText(settingsTexts);
  const here = useLocale();
  const mayChange = useCan()(may('tenant-settings', 'update'));
  const [chosen, setChosen] = useState<Locale>(here);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const query = useAsk<typeof listOwnWords>(
    'GET /tenant-settings/own-words',
    { locale: chosen, q, own: q === '' ? 'yes' : 'no' },
    { shows: ['tenant_settings'], keeps: true },
  );
  return (
    <Card>
      <CardHead title={oneOf(ownWords, here)} />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="text-muted-fg">{t('text')}</p>
        {!mayChange && <p className="text-muted-fg">{settings('mayNotDecide')}</p>}
        <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
          <Field label={t('search')} hint={t('searchHint')}>
            <TextInput value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <Field label={t('language')}>
            <Select
              value={chosen}
              onValueChange={(value) => setChosen(locales.find((locale) => locale === value) ?? 'pt-BR')}
              options={locales.map((locale) => ({ value: locale, label: choiceOf(spoken, locale, here) }))}
            />
          </Field>
        </div>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={settings('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t(q === '' ? 'noneOwn' : 'noneFound')}</p>}
        >
          {({ data, total }) => (
            <ul className="grid grid-cols-1 gap-3">
              {data.map((word) => (
                <WordRow
                  key={`${chosen} ${word.namespace} ${word.key}`}
                  word={word}
                  locale={chosen}
                  mayChange={mayChange}
                />
              ))}
              {total > data.length && (
                <li className="text-muted-fg">
                  {t('shown', { shown: String(data.length), total: String(total) })}
                </li>
              )}
            </ul>
          )}
        </QueryView>
        <OwnSheet mayChange={mayChange} />
      </CardBody>
    </Card>
  );
}
