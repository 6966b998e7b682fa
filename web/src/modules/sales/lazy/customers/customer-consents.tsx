import { may } from '@leme/contract/access/permission';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Consent } from '@leme/contract/sales/consent-endpoints';
import { Plus, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { ConsentDialog } from './consents/consent-dialog.tsx';
import { ConsentRow } from './consents/consent-row.tsx';
import { consentsTexts } from './consents/texts/texts.ts';
import { useConsents } from './customers.queries.ts';

/** What the open customer said of receiving offers, newest first, and the way to note what they say now. */
export function CustomerConsents({ row, refresh }: { row: AnyRow; refresh: () => void }) {
  const t = useText(consentsTexts);
  const id = useId();
  const { query } = useConsents(row.id);
  const mayNote = useCan()(may('customers', 'update')) && row.deleted_at === null;
  const [saying, setSaying] = useState<Consent['said'] | null>(null);
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t('title')}
        actions={
          mayNote && (
            <span className="flex flex-wrap gap-2 print:hidden">
              <Button size="sm" onClick={() => setSaying('given')}>
                <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t('give')}
              </Button>
              {row.marketing_consent === true && (
                <Button size="sm" onClick={() => setSaying('withdrawn')}>
                  <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
                  {t('withdraw')}
                </Button>
              )}
            </span>
          )
        }
      />
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={1}
        loadingLabel={t('loading')}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className="px-4 pb-4 text-muted-fg">{t('none')}</p>}
      >
        {({ data }) => (
          <ul aria-labelledby={id}>
            {data.map((consent) => (
              <ConsentRow key={consent.id} consent={consent} />
            ))}
          </ul>
        )}
      </QueryView>
      {saying && (
        <ConsentDialog
          customerId={row.id}
          said={saying}
          onClose={() => setSaying(null)}
          onSaved={() => {
            setSaying(null);
            refresh();
          }}
        />
      )}
    </Card>
  );
}
