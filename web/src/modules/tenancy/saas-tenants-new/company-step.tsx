import { bareTaxId, isTaxId } from '@leme/contract/kit/values/tax-id';
import { companies } from '@leme/contract/tenancy/companies/companies';
import type { judgeSlug, sameTaxId } from '@leme/contract/tenancy/companies/company-endpoints';
import { slugOf } from '@leme/contract/tenancy/companies/slug';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { CityField } from './city-field.tsx';
import { fieldsOf } from './opening.ts';
import { SlugField } from './slug-field.tsx';
import { StepForm, type StepFormOf, type StepFormProps, type StepValues } from './step-form.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';

type Props = Pick<StepFormProps, 'values' | 'onType' | 'onDone'>;

const textOf = (value: unknown) => String(value ?? '');

/** Who the company is and where it will be found. */
export function CompanyStep(props: Props) {
  return (
    <StepForm {...props} entity={companies} names={fieldsOf.company} check={isFree}>
      {(form) => <CompanyFields form={form} />}
    </StepForm>
  );
}

/** Whether the address can be had, asked once more before the step is left. */
async function isFree({ subdomain }: StepValues) {
  const slug = textOf(subdomain).trim();
  const { fault } = await call<typeof judgeSlug>('GET /saas-tenants/slugs/:slug', { slug });
  return fault && { name: 'subdomain', message: faultText({ code: fault }) };
}

function CompanyFields({ form }: { form: StepFormOf }) {
  useSlugOfName(form);
  return (
    <>
      {fieldsOf.company.map((name) => {
        if (name === 'subdomain') return <SlugField key={name} form={form} />;
        if (name === 'coastal_city_id') return <CityField key={name} form={form} />;
        if (name === 'tax_id') return <TaxIdField key={name} form={form} />;
        return <EntityField key={name} entity={companies} control={form.control} name={name} />;
      })}
    </>
  );
}

/** The address follows the name until somebody types one. */
function useSlugOfName(form: StepFormOf): void {
  const { name, subdomain } = form.getValues();
  const isOwn = useRef(textOf(subdomain) !== slugOf(textOf(name)));
  // Outside system: the form library, which tells of every key.
  useEffect(() => {
    const watching = form.watch((typed, { name: changed, type }) => {
      if (changed === 'subdomain' && type === 'change') isOwn.current = true;
      if (changed === 'name' && !isOwn.current) form.setValue('subdomain', slugOf(textOf(typed.name)));
    });
    return () => watching.unsubscribe();
  }, [form]);
}

/** One may have a second company; who has the same number is told, and nothing is refused. */
function TaxIdField({ form }: { form: StepFormOf }) {
  const t = useText(saasTenantsNewTexts);
  const tax_id = bareTaxId(useSettled(textOf(useWatch({ control: form.control, name: 'tax_id' }))));
  const { data } = useAsk<typeof sameTaxId>(
    'GET /saas-tenants/tax-ids/:tax_id',
    { tax_id },
    { enabled: isTaxId(tax_id) },
  );
  const others = data?.data.map(({ name }) => name).join(', ');
  return (
    <EntityField
      entity={companies}
      control={form.control}
      name="tax_id"
      warning={others ? t('sameTaxId', { names: others }) : undefined}
    />
  );
}
