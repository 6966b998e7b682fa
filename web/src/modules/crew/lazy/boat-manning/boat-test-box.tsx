import { may } from '@leme/contract/access/permission';
import { ShieldQuestionMark } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { boatManningTexts } from './texts/texts.ts';

const TestBoxDialog = lazyPart(async () => (await import('../test-box/test-box-dialog.tsx')).TestBoxDialog);

/** Asks of the open boat who may serve on it; nothing where the company keeps no crew. */
export const BoatTestBox: RecordPart = ({ row }) => {
  const t = useText(boatManningTexts);
  const id = useId();
  const isOffline = useConnectivity() === 'offline';
  const mayAsk = useCan()(may('crew-members', 'read'));
  const [isOpen, setOpen] = useState(false);
  if (!mayAsk || row.deleted_at !== null) return null;
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('whoMayHere')}
        actions={
          <Button size="sm" disabled={isOffline} onClick={() => setOpen(true)}>
            <ShieldQuestionMark aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('ask')}
          </Button>
        }
      />
      <p className="px-4 pb-4 text-muted-fg text-sm">{t('askText')}</p>
      <Suspense>{isOpen && <TestBoxDialog boat={row.id} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
};
