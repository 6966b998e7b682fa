import { may } from '@leme/contract/access/permission';
import { products } from '@leme/contract/catalog/products';
import {
  type InheritedField,
  inheritedFields,
  sellingDefaults,
} from '@leme/contract/catalog/selling-defaults';
import type { SellingDefaults } from '@leme/contract/catalog/selling-defaults-endpoints';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { Building2, Undo2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { fieldText, useSpeech } from '#kit/resource/field-value.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useSettings } from '#kit/resource/settings/settings.queries.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { InPlaceField } from '../in-place/in-place-field.tsx';
import { useInPlace } from '../in-place/use-in-place.ts';
import { productsTexts } from '../texts/texts.ts';

const DefaultsDialog = lazyPart(
  async () => (await import('../../defaults/defaults-dialog.tsx')).DefaultsDialog,
);
const PoliciesDialog = lazyPart(
  async () => (await import('../../policies/policies-dialog.tsx')).PoliciesDialog,
);

/** How a product is sold: beside each value whether it is its own or the company's, and the way back to that. */
export const SalePanel: RecordPart = ({ row }) => {
  const t = useText(productsTexts);
  const id = useId();
  const query = useSettings(sellingDefaults);
  const [open, setOpen] = useState<'defaults' | 'policies' | null>(null);
  const mayChange = useCan()(may('products', 'update')) && row.deleted_at === null;
  return (
    <Card aria-labelledby={id} className="@container">
      <CardHead
        id={id}
        title={t('sale')}
        actions={
          <span className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setOpen('policies')}>
              {t('policies')}
            </Button>
            <Button size="sm" onClick={() => setOpen('defaults')}>
              {t('defaults')}
            </Button>
          </span>
        }
      />
      <QueryView query={query} skeleton="form" loadingLabel={t('loading')} errorTitle={t('defaultsFailed')}>
        {(defaults) => (
          <ul className="grid gap-x-4 gap-y-5 px-4 pb-4 @lg:grid-cols-2">
            {inheritedFields.map((name) => (
              <SaleLine key={name} row={row} name={name} defaults={defaults} mayChange={mayChange} />
            ))}
          </ul>
        )}
      </QueryView>
      <Suspense>
        {open === 'defaults' && query.data && <DefaultsDialog onClose={() => setOpen(null)} />}
        {open === 'policies' && <PoliciesDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </Card>
  );
};

type SaleLineProps = { row: AnyRow; name: InheritedField; defaults: SellingDefaults; mayChange: boolean };

function SaleLine({ row, name, defaults, mayChange }: SaleLineProps) {
  const t = useText(productsTexts);
  const locale = useLocale();
  const speech = useSpeech();
  const field = products.fields[name];
  const { save } = useInPlace(products, row, name);
  const isOwn = row[name] !== null && row[name] !== undefined;
  const ofCompany = fieldText(
    field,
    defaults[name],
    name === 'cancellation_policy_id' ? (defaults.labels[name] ?? '') : undefined,
    speech,
  );
  const said = ofCompany === '' ? t('companySaysNothing') : t('companySays', { value: ofCompany });
  const label = labelOf(field, locale);
  return (
    <li className="grid content-start gap-1.5">
      {mayChange ? (
        <InPlaceField resource={products} row={row} name={name} hint={said} />
      ) : (
        <p>
          <b>{label}</b>: {isOwn ? fieldText(field, row[name], String(row.labels[name] ?? ''), speech) : said}
        </p>
      )}
      <span className="flex min-h-8 flex-wrap items-center gap-2">
        <Chip
          tone={isOwn ? 'info' : 'muted'}
          icon={isOwn ? undefined : <Building2 aria-hidden="true" strokeWidth={1.75} />}
        >
          {t(isOwn ? 'ofProduct' : 'ofCompany')}
        </Chip>
        {isOwn && mayChange && (
          <Button
            size="xs"
            variant="quiet"
            aria-label={t('useCompanyOf', { name: label })}
            onClick={() => save({ value: null })}
          >
            <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('useCompany')}
          </Button>
        )}
      </span>
    </li>
  );
}
