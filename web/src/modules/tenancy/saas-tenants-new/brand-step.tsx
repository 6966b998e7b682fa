import { companies } from '@leme/contract/tenancy/companies/companies';
import { useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { BrandPreview } from '../brand/brand-preview.tsx';
import { LogoField } from '../brand/logo-field.tsx';
import { fieldsOf } from './opening.ts';
import { StepForm, type StepFormOf, type StepFormProps } from './step-form.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';

type Props = Pick<StepFormProps, 'values' | 'onType' | 'onDone' | 'onBack'> & {
  company: string;
  logo: string | null;
  onLogo: (logo: string | null) => void;
};

/** Its logo and its two colours, which may be left out, and what the sign-in page and a button make of them. */
export function BrandStep({ company, logo, onLogo, ...props }: Props) {
  const t = useText(saasTenantsNewTexts);
  return (
    <StepForm {...props} entity={companies} names={fieldsOf.brand}>
      {(form) => (
        <>
          <p className="text-muted-fg">{t('brandText')}</p>
          <LogoField logo={logo} onLogo={onLogo} />
          {fieldsOf.brand.map((name) => (
            <EntityField key={name} entity={companies} control={form.control} name={name} />
          ))}
          <Preview form={form} company={company} logo={logo} />
        </>
      )}
    </StepForm>
  );
}

function Preview({ form, ...shown }: { form: StepFormOf; company: string; logo: string | null }) {
  const [primary, secondary] = useWatch({ control: form.control, name: [...fieldsOf.brand] });
  return (
    <BrandPreview
      {...shown}
      primary={String(primary ?? '') || null}
      secondary={String(secondary ?? '') || null}
    />
  );
}
