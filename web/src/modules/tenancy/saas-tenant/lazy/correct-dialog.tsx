import type { CallOf } from '@leme/contract/kit/endpoint';
import { firstAdministrator } from '@leme/contract/tenancy/companies/companies';
import type { resendFirstAccess } from '@leme/contract/tenancy/companies/company-endpoints';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { saasTenantTexts } from '../texts/texts.ts';

type Props = { company: string; person: { id: string; full_name: string }; onClose: () => void };

/** Another address for somebody who never came in; the link that was sent to the wrong one ends. */
export function CorrectDialog({ company, person, onClose }: Props) {
  const t = useText(saasTenantTexts);
  const { id: user_id, full_name: name } = person;
  return (
    <VerbDialog
      entity={firstAdministrator}
      fields={['email']}
      start={{ email: '' }}
      title={t('correctTitle', { name })}
      description={t('correctText')}
      submit={t('correct')}
      run={({ email }) => {
        const sent = { id: company, user_id, email } as CallOf<typeof resendFirstAccess>;
        return call<typeof resendFirstAccess>('POST /saas-tenants/:id/first-access', sent);
      }}
      shows={['saas-tenants']}
      done={({ welcome }) =>
        welcome === 'queued'
          ? t('resent', { name })
          : { tone: 'warning', title: t('resendRefused', { name }) }
      }
      onClose={onClose}
    />
  );
}
