import { tenantPath } from '@leme/contract/access/menu/navigation';
import type { Locale } from '@leme/contract/kit/language/locale';
import type { changeOwnWord, Word } from '@leme/contract/tenancy/words/own-word-endpoints';
import { faultOfWord, type ProductText } from '@leme/contract/tenancy/words/product-text';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { pageOfWord } from './page-of-word.ts';
import { ownWordsTexts } from './texts/texts.ts';

type Props = { word: Word; locale: Locale; mayChange: boolean };
type Typed = Readonly<Record<string, string>>;

const saidIn = ({ forms }: Word): Typed =>
  Object.fromEntries(forms.map(({ key, product, own }) => [key, own ?? product]));

/** The text as its judge knows it: what the product says in this language. */
function asProductText({ namespace, key, names, forms }: Word, locale: Locale): ProductText {
  const said = Object.fromEntries(forms.map((form) => [form.key, form.product]));
  const values = { 'pt-BR': said, en: {}, es: {}, fr: {}, it: {}, [locale]: said };
  return { namespace, key, names, isPlural: forms.length > 1, values };
}

/** One text: what the product says, what the company says instead, all forms of its number side by side. */
export function WordRow({ word, locale, mayChange }: Props) {
  const t = useText(ownWordsTexts);
  const kit = useText(kitTexts);
  const [typed, setTyped] = useState<Typed>({});
  const said = saidIn(word);
  const now = { ...said, ...typed };
  const isOwn = word.forms.some(({ own }) => own !== null);
  const isDirty = Object.entries(now).some(([key, value]) => said[key] !== value);
  const save = useWord({ word, locale, saved: () => setTyped({}) });
  const formName = (key: string) => {
    const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
    return word.forms.length > 1 && form ? t(`form.${form as 'one'}`) : t('words');
  };
  return (
    <li className="grid gap-2 border-border border-t pt-3">
      <p className="text-muted-fg text-xs wrap-anywhere">
        {word.namespace} · {word.key}
        {word.names.length > 0 &&
          ` · ${t('fillsIn', { names: word.names.map((name) => `{{${name}}}`).join(' ') })}`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {word.forms.map(({ key, product }) => (
          <Field
            key={key}
            label={formName(key)}
            hint={isOwn ? t('product', { said: product }) : undefined}
            error={save.at(key)}
          >
            <TextArea
              rows={product.length > 80 ? 3 : 1}
              value={now[key] ?? ''}
              readOnly={!mayChange}
              onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <SeeInPlace word={word} />
        {mayChange && isOwn && (
          <Button busy={save.isBusy} onClick={() => void save.run(null)}>
            {t('original')}
          </Button>
        )}
        {mayChange && (
          <Button variant="primary" disabled={!isDirty} busy={save.isBusy} onClick={() => void save.run(now)}>
            {kit('save')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The page that says the text, with the text marked there in this tab. */
function SeeInPlace({ word }: { word: Word }) {
  const t = useText(ownWordsTexts);
  const open = useOpenPages();
  const { tenant } = useSignedIn();
  const see = async () => {
    const { keepTextShape } = await fetchCode(() => import('#kit/text/lazy/text-shapes.ts'));
    const { namespace, key } = word;
    keepTextShape({ kind: 'mark', namespace, key });
    location.assign(tenantPath(tenant.subdomain, pageOfWord(word, new Set(open.keys()))));
  };
  return (
    <Button variant="quiet" onClick={() => void see()}>
      {t('seeInPlace')}
    </Button>
  );
}

function useWord({ word, locale, saved }: Pick<Props, 'word' | 'locale'> & { saved: () => void }) {
  const t = useText(ownWordsTexts);
  const text = asProductText(word, locale);
  const save = useVerb(
    (typed: Typed | null) =>
      call<typeof changeOwnWord>('PUT /tenant-settings/own-words', {
        locale,
        namespace: word.namespace,
        key: word.key,
        words: typed && Object.entries(typed).map(([key, value]) => ({ key, value })),
        version: word.version,
      }),
    {
      shows: ['tenant_settings'],
      check: (typed) =>
        Object.fromEntries(
          Object.entries(typed ?? {}).map(([key, value]) => {
            const fault = faultOfWord(text, { key, locale, value });
            return [key, fault !== null && t(`fault.${fault}`)];
          }),
        ),
      done: () => {
        saved();
        return t('saved');
      },
      failed: t('saveFailed'),
      // What somebody else says meanwhile is shown with the answer that comes; what was typed stays.
      place: (error) =>
        isProblem(error, 'stale-version') &&
        Object.fromEntries(word.forms.map(({ key }) => [key, t('stale')])),
    },
  );
  return save;
}
