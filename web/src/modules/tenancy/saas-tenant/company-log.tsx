import { plansWords } from '@leme/contract/access/plans/texts/texts';
import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { companyStops } from '@leme/contract/tenancy/companies/companies';
import type { readCompanyLog } from '@leme/contract/tenancy/record/record-endpoints';
import { useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { saasTenantTexts } from './texts/texts.ts';

type Line = ReplyOf<typeof readCompanyLog>['data'][number];

/** How the company was opened, changed and stopped, and what operators did in it; older lines a page at a time. */
export function CompanyLog({ id }: { id: string }) {
  const t = useText(saasTenantTexts);
  const [before, setBefore] = useState<string | undefined>(undefined);
  const query = useAsk<typeof readCompanyLog>(
    'GET /saas-tenants/:id/log',
    { id, ...(before && { before }) },
    { shows: ['saas-tenants'] },
  );
  return (
    <Card>
      <CardBody className="grid gap-4 pt-4">
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('logFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('logEmpty')}</p>}
        >
          {({ data, more }) => (
            <>
              <ol className="grid gap-2">
                {data.map((line) => (
                  <LogLine key={line.id} line={line} />
                ))}
              </ol>
              <div className="flex flex-wrap gap-2">
                {before && <Button onClick={() => setBefore(undefined)}>{t('newest')}</Button>}
                {more && <Button onClick={() => setBefore(data.at(-1)?.at)}>{t('older')}</Button>}
              </div>
            </>
          )}
        </QueryView>
      </CardBody>
    </Card>
  );
}

function LogLine({ line }: { line: Line }) {
  const t = useText(saasTenantTexts);
  const { dateTime } = useFormat();
  const more = useMore(line);
  return (
    <li className="border-b pb-2 last:border-0 last:pb-0">
      <span className="font-semibold">{t(`deed_${line.action}`)}</span>
      <span className="block text-muted-fg text-sm wrap-anywhere">
        {[dateTime(line.at), line.operator, ...more].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

/** What a line says beside who and when. */
function useMore({ kind, reason, former, subdomain, added, removed, endpoint }: Line): (string | null)[] {
  const t = useText(saasTenantTexts);
  const word = useText(plansWords);
  const locale = useLocale();
  const names = (slugs: Line['added']) => slugs.map((slug) => word(`plan.${slug}`)).join(', ');
  return [
    kind && choiceOf(companyStops.fields.kind, kind, locale),
    reason,
    former && `/${former} → /${subdomain ?? ''}`,
    added.length > 0 ? `${t('added')}: ${names(added)}` : null,
    removed.length > 0 ? `${t('leftOut')}: ${names(removed)}` : null,
    endpoint,
  ];
}
