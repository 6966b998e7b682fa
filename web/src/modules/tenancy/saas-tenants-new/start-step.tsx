import { companies } from '@leme/contract/tenancy/companies/companies';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { fieldsOf } from './opening.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';

/** What the company begins with: nothing, or rows to look at, change and take away again. */
export function StartStep(props: Pick<StepFormProps, 'values' | 'onType' | 'onDone' | 'onBack'>) {
  const t = useText(saasTenantsNewTexts);
  return (
    <StepForm {...props} entity={companies} names={fieldsOf.start}>
      {(form) => (
        <>
          <EntityField entity={companies} control={form.control} name="starter" />
          <p className="text-muted-fg">{t('starterText')}</p>
        </>
      )}
    </StepForm>
  );
}
