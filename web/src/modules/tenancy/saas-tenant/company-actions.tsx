import { may } from '@leme/contract/access/permission';
import type { CompanyRow } from '@leme/contract/tenancy/companies/company-endpoints';
import { Suspense, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { saasTenantTexts } from './texts/texts.ts';

const EditDialog = lazyPart(async () => (await import('./lazy/edit-dialog.tsx')).EditDialog);
const SlugDialog = lazyPart(async () => (await import('./lazy/slug-dialog.tsx')).SlugDialog);

/** What is changed of a company on its record. */
export function CompanyActions({ company }: { company: CompanyRow }) {
  const t = useText(saasTenantTexts);
  const [asked, setAsked] = useState<'edit' | 'slug' | null>(null);
  const mayChange = useCan()(may('saas-tenants', 'update'));
  if (!mayChange || company.status === 'erased') return null;
  const onClose = () => setAsked(null);
  return (
    <>
      <Button onClick={() => setAsked('slug')}>{t('changeSlug')}</Button>
      <Button onClick={() => setAsked('edit')}>{t('edit')}</Button>
      <Suspense>
        {asked === 'edit' && <EditDialog company={company} onClose={onClose} />}
        {asked === 'slug' && <SlugDialog company={company} onClose={onClose} />}
      </Suspense>
    </>
  );
}
