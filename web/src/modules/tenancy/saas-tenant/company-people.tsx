import { may } from '@leme/contract/access/permission';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type {
  CompanyRow,
  listCompanyPeople,
  resendFirstAccess,
} from '@leme/contract/tenancy/companies/company-endpoints';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { saasTenantTexts } from './texts/texts.ts';

const CorrectDialog = lazyPart(async () => (await import('./lazy/correct-dialog.tsx')).CorrectDialog);

type Person = ReplyOf<typeof listCompanyPeople>['data'][number];

/** Who of the company signs in: name, role, state and how the first link stands. Each look stands in the company's log. */
export function CompanyPeople({ company: { id } }: { company: CompanyRow }) {
  const t = useText(saasTenantTexts);
  const query = useAsk<typeof listCompanyPeople>(
    'GET /saas-tenants/:id/people',
    { id },
    { shows: ['saas-tenants'], refetchOnWindowFocus: false },
  );
  return (
    <Card>
      <CardBody className="pt-4">
        <p className="mb-3 text-muted-fg text-sm">{t('peopleText')}</p>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('peopleFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('nobody')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-2">
              {data.map((person) => (
                <PersonLine key={person.id} company={id} person={person} />
              ))}
            </ul>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}

function PersonLine({ company, person }: { company: string; person: Person }) {
  const t = useText(saasTenantTexts);
  const role = useText(accessWords);
  const { dateTime } = useFormat();
  const { full_name: name, last_sign_in_at: at, link, status } = person;
  const mayResend = useCan()(may('saas-tenants', 'update'));
  const [isCorrecting, setCorrecting] = useState(false);
  const resend = useVerb(
    () =>
      call<typeof resendFirstAccess>('POST /saas-tenants/:id/first-access', {
        id: company,
        user_id: person.id,
      }),
    {
      shows: ['saas-tenants'],
      done: ({ welcome }) =>
        welcome === 'queued'
          ? t('resent', { name })
          : { tone: 'warning', title: t('resendRefused', { name }) },
      failed: t('resendFailed'),
    },
  );
  const came = at ? t('cameAt', { at: dateTime(at) }) : t(`link_${link}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b pb-2 last:border-0 last:pb-0">
      <span className="min-w-0">
        <span className="wrap-anywhere font-semibold">{name}</span>
        <span className="block text-muted-fg text-sm">
          {role(roleKey(person.role))} · {status === 'active' ? came : t('inactive')}
        </span>
      </span>
      {mayResend && link !== 'used' && status === 'active' && (
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => setCorrecting(true)}>{t('correct')}</Button>
          <Button busy={resend.isBusy} onClick={() => void resend.run()}>
            {t('resend')}
          </Button>
        </span>
      )}
      <Suspense>
        {isCorrecting && (
          <CorrectDialog company={company} person={person} onClose={() => setCorrecting(false)} />
        )}
      </Suspense>
    </li>
  );
}
