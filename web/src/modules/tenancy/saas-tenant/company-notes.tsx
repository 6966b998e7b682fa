import { may } from '@leme/contract/access/permission';
import { companyNotes } from '@leme/contract/tenancy/record/notes';
import type { addCompanyNote, listCompanyNotes } from '@leme/contract/tenancy/record/record-endpoints';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { saasTenantTexts } from './texts/texts.ts';

const VerbDialog = lazyPart(async () => (await import('#kit/form/lazy/verb/verb-dialog.tsx')).VerbDialog);

/** What operators noted of the company, which itself never reads it. */
export function CompanyNotes({ id }: { id: string }) {
  const t = useText(saasTenantTexts);
  const { dateTime } = useFormat();
  const mayNote = useCan()(may('saas-tenants', 'update'));
  const [isNoting, setNoting] = useState(false);
  const query = useAsk<typeof listCompanyNotes>(
    'GET /saas-tenants/:id/notes',
    { id },
    { shows: ['saas-tenants'] },
  );
  return (
    <Card>
      <CardBody className="grid gap-4 pt-4">
        <p className="text-muted-fg text-sm">{t('notesText')}</p>
        {mayNote && (
          <div>
            <Button onClick={() => setNoting(true)}>{t('addNote')}</Button>
          </div>
        )}
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('notesFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noNotes')}</p>}
        >
          {({ data }) => (
            <ol className="grid gap-3">
              {data.map(({ id: key, note, author, created_at }) => (
                <li key={key} className="border-b pb-3 last:border-0 last:pb-0">
                  <p className="whitespace-pre-line wrap-anywhere">{note}</p>
                  <p className="text-muted-fg text-sm">
                    {author} · {dateTime(created_at)}
                  </p>
                </li>
              ))}
            </ol>
          )}
        </QueryView>
        <Suspense>
          {isNoting && (
            <VerbDialog
              entity={companyNotes}
              fields={['note']}
              start={{ note: '' }}
              title={t('addNote')}
              submit={t('saveNote')}
              run={(values) =>
                call<typeof addCompanyNote>('POST /saas-tenants/:id/notes', { id, note: String(values.note) })
              }
              shows={['saas-tenants']}
              done={() => t('noteSaved')}
              onClose={() => setNoting(false)}
            />
          )}
        </Suspense>
      </CardBody>
    </Card>
  );
}
