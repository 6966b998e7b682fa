import { may } from '@leme/contract/access/permission';
import type { CompanyRow } from '@leme/contract/tenancy/companies/company-endpoints';
import type {
  readStarterPackage,
  removeStarterPackage,
} from '@leme/contract/tenancy/starter/starter-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { saasTenantTexts } from './texts/texts.ts';

/** What the company was given to begin with, and those rows nobody touched taken away in one press. */
export function CompanyStarter({ company: { id } }: { company: CompanyRow }) {
  const t = useText(saasTenantTexts);
  const kit = useText(kitTexts);
  const mayChange = useCan()(may('saas-tenants', 'update'));
  const [isAsking, setAsking] = useState(false);
  const { data } = useAsk<typeof readStarterPackage>(
    'GET /saas-tenants/:id/starter-package',
    { id },
    { shows: ['saas-tenants'] },
  );
  const remove = useVerb(
    () => call<typeof removeStarterPackage>('DELETE /saas-tenants/:id/starter-package', { id }),
    {
      shows: ['saas-tenants'],
      done: ({ removed }) => t('starterRemoved', { count: removed }),
      failed: t('starterFailed'),
    },
  );
  if (!data || data.rows === 0) return null;
  return (
    <Card>
      <CardHead title={t('starter')} />
      <CardBody className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted-fg">{t('starterText', { rows: data.rows, untouched: data.untouched })}</p>
        {mayChange && data.untouched > 0 && (
          <Button busy={remove.isBusy} onClick={() => setAsking(true)}>
            {t('removeStarter')}
          </Button>
        )}
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeStarterTitle')}
        text={t('removeStarterText')}
        labels={{ confirm: t('removeStarter'), cancel: kit('cancel') }}
        busy={remove.isBusy}
        onConfirm={() => void remove.run().finally(() => setAsking(false))}
      />
    </Card>
  );
}
