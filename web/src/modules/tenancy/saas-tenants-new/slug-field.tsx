import { companies } from '@leme/contract/tenancy/companies/companies';
import type { judgeSlug } from '@leme/contract/tenancy/companies/company-endpoints';
import { foldedSlug } from '@leme/contract/tenancy/companies/slug';
import { useWatch } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { StepFormOf } from './step-form.tsx';
import { saasTenantsNewTexts } from './texts/texts.ts';

/** The address, judged while it is typed: why it cannot be had, and three that can. */
export function SlugField({ form }: { form: StepFormOf }) {
  const t = useText(saasTenantsNewTexts);
  const typed = String(useWatch({ control: form.control, name: 'subdomain' }) ?? '').trim();
  const slug = useSettled(typed);
  const { data } = useAsk<typeof judgeSlug>(
    'GET /saas-tenants/slugs/:slug',
    { slug },
    { enabled: slug !== '' },
  );
  const judged = data?.slug === foldedSlug(typed) ? data : undefined;
  return (
    <div className="grid gap-2">
      <EntityField
        entity={companies}
        control={form.control}
        name="subdomain"
        hint={judged && !judged.fault ? t('slugFree', { slug: judged.slug }) : t('slugHint')}
        error={judged?.fault ? faultText({ code: judged.fault }) : undefined}
      />
      {judged && judged.proposals.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted-fg text-sm">{t('slugProposals')}</span>
          {judged.proposals.map((each) => (
            <Button
              key={each}
              size="sm"
              onClick={() => form.setValue('subdomain', each, { shouldDirty: true, shouldValidate: true })}
            >
              {each}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
