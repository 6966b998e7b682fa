import { companies } from '@leme/contract/tenancy/companies/companies';
import type { CompanyRow, changeSlug } from '@leme/contract/tenancy/companies/company-endpoints';
import { formerSlugDays } from '@leme/contract/tenancy/companies/slug';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { saasTenantTexts } from '../texts/texts.ts';

/** Gives a company another address; the former one leads on for a while. */
export function SlugDialog({ company, onClose }: { company: CompanyRow; onClose: () => void }) {
  const t = useText(saasTenantTexts);
  const { id, version, subdomain } = company;
  return (
    <VerbDialog<{ subdomain: string }, CompanyRow>
      entity={companies}
      fields={['subdomain']}
      start={{ subdomain }}
      title={t('slugTitle', { name: company.name })}
      description={t('slugText', { days: formerSlugDays })}
      submit={t('changeSlug')}
      run={(values) =>
        call<typeof changeSlug>('PUT /saas-tenants/:id/slug', { id, version, subdomain: values.subdomain })
      }
      shows={['saas-tenants']}
      done={(changed) => t('slugChanged', { slug: changed.subdomain })}
      onClose={onClose}
    />
  );
}
