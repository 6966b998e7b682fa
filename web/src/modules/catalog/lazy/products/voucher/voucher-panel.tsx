import { may } from '@leme/contract/access/permission';
import { products } from '@leme/contract/catalog/products';
import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useId, useState } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { languageName } from '#kit/resource/language-name.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { Tabs } from '#ui/records/tabs.tsx';
import { useInPlace } from '../in-place/use-in-place.ts';
import { productsTexts } from '../texts/texts.ts';

const told = ['voucher_text', 'includes', 'excludes', 'bring'] as const;
type Told = (typeof told)[number];
type Texts = Readonly<Partial<Record<Locale, string>>>;

/** What a customer reads of a product, language by language, beside the voucher it makes while it is typed. */
export const VoucherPanel: RecordPart = ({ row }) => {
  const t = useText(productsTexts);
  const id = useId();
  const locale = useLocale();
  const mayChange = useCan()(may('products', 'update')) && row.deleted_at === null;
  const [language, setLanguage] = useState<Locale>('pt-BR');
  const texts = {
    voucher_text: useInPlace(products, row, 'voucher_text'),
    includes: useInPlace(products, row, 'includes'),
    excludes: useInPlace(products, row, 'excludes'),
    bring: useInPlace(products, row, 'bring'),
  };
  const textOf = (name: Told) => ((texts[name].value ?? {}) as Texts)[language] ?? '';
  return (
    <Card aria-labelledby={id} className="@container" data-field="voucher_text">
      <CardHead id={id} title={t('voucherPanel')} />
      <div className="grid gap-4 px-4 pb-4">
        <Tabs
          name={t('languages')}
          value={language}
          onValueChange={(next) => setLanguage(locales.find((each) => each === next) ?? 'pt-BR')}
          items={locales.map((each) => ({ value: each, label: languageName(each, locale) }))}
        />
        <div className="grid gap-6 @2xl:grid-cols-2">
          {mayChange && (
            <div className="grid content-start gap-4">
              {told.map((name) => (
                <Field
                  key={name}
                  label={labelOf(products.fields[name], locale)}
                  error={texts[name].fault ?? undefined}
                >
                  <TextArea
                    lang={language}
                    rows={2}
                    value={textOf(name)}
                    onChange={({ target }) =>
                      texts[name].type({ ...(texts[name].value as Texts), [language]: target.value })
                    }
                    onBlur={() => texts[name].save()}
                  />
                </Field>
              ))}
            </div>
          )}
          <Preview row={row} language={language} textOf={textOf} />
        </div>
      </div>
    </Card>
  );
};

type PreviewProps = { row: AnyRow; language: Locale; textOf: (name: Told) => string };

function Preview({ row, language, textOf }: PreviewProps) {
  const t = useText(productsTexts);
  const locale = useLocale();
  const { tenant } = useSignedIn();
  const place = row.meeting_point ? String(row.meeting_point) : null;
  return (
    <section aria-label={t('preview')} className="grid content-start gap-1.5">
      <p className="text-muted-fg text-xs">{t('preview')}</p>
      <div
        className="grid gap-3 rounded-lg border border-dashed p-4 [overflow-wrap:anywhere]"
        lang={language}
      >
        <p className="text-muted-fg text-xs">{tenant.name}</p>
        <p className="font-semibold text-lg">{String(row.name)}</p>
        {place && <p>{place}</p>}
        <p className="whitespace-pre-line">
          {textOf('voucher_text') || <span className="text-muted-fg">{t('noVoucher')}</span>}
        </p>
        {(['includes', 'excludes', 'bring'] as const)
          .filter((name) => textOf(name) !== '')
          .map((name) => (
            <p key={name} className="whitespace-pre-line">
              <b>{labelOf(products.fields[name], locale)}</b>
              <br />
              {textOf(name)}
            </p>
          ))}
      </div>
    </section>
  );
}
