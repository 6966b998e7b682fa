import { coreModule, type ModuleSlug } from '@leme/contract/access/plans/module-slug';
import { planModules } from '@leme/contract/access/plans/modules';
import { plansWords } from '@leme/contract/access/plans/texts/texts';
import { companies } from '@leme/contract/tenancy/companies/companies';
import { modulesOf } from '@leme/contract/tenancy/companies/plans';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { fieldsOf } from './opening.ts';
import { StepForm, type StepFormProps } from './step-form.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';

type Props = Pick<StepFormProps, 'values' | 'onType' | 'onDone' | 'onBack'> & {
  modules: readonly ModuleSlug[];
  onModules: (modules: readonly ModuleSlug[]) => void;
};

/** What it buys: a plan, what is added to it or left out, and how long it may try. */
export function PlanStep({ modules, onModules, ...props }: Props) {
  const t = useText(saasTenantsNewTexts);
  const name = useText(plansWords);
  const usual = modulesOf(String(props.values.plan ?? ''));
  const differs = (slug: ModuleSlug) => {
    if (modules.includes(slug) === usual.includes(slug)) return '';
    return ` · ${t(modules.includes(slug) ? 'added' : 'leftOut')}`;
  };
  const change = (slug: ModuleSlug, isOn: boolean) =>
    onModules(planModules.filter((each) => (each === slug ? isOn : modules.includes(each))));
  return (
    <StepForm {...props} entity={companies} names={fieldsOf.plan}>
      {(form) => (
        <>
          {fieldsOf.plan.map((field) => (
            <EntityField key={field} entity={companies} control={form.control} name={field} />
          ))}
          <fieldset className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            <legend className="mb-2 font-semibold">{t('modules')}</legend>
            {planModules.map((slug) => (
              <Checkbox
                key={slug}
                checked={modules.includes(slug)}
                disabled={slug === coreModule}
                onCheckedChange={(isOn) => change(slug, isOn)}
                label={`${name(`plan.${slug}`)}${differs(slug)}`}
                className="min-h-11"
              />
            ))}
          </fieldset>
        </>
      )}
    </StepForm>
  );
}
