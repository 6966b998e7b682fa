import { may } from '@leme/contract/access/permission';
import type { listBoatCrew } from '@leme/contract/crew/endpoints';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useCan } from '#kit/auth-session/rights.ts';
import { useSpeech } from '#kit/resource/field-value.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { boatCrewTexts } from './texts/texts.ts';

/** The papers of who may serve on the open boat today, for an inspector; nothing where the company keeps no crew. */
export const BoatCrewDossier: RecordPart = ({ row }) => {
  const t = useText(boatCrewTexts);
  const id = useId();
  const speech = useSpeech();
  const company = useSignedIn().tenant.name;
  const isOffline = useConnectivity() === 'offline';
  const mayRead = useCan()(may('crew-members', 'read'));
  const print = useVerb(
    async () => {
      const crew = await call<typeof listBoatCrew>('GET /boats/:id/crew', { id: row.id });
      const { printBoatCrew } = await fetchCode(() => import('./print/boat-crew-sheet.tsx'));
      printBoatCrew({ boat: String(row.boat_name), crew, company, speech, now: new Date() });
    },
    { failed: t('failed') },
  );
  if (!mayRead || row.deleted_at !== null) return null;
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('title')}
        actions={
          <Button size="sm" disabled={isOffline} busy={print.isBusy} onClick={() => void print.run()}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('print')}
          </Button>
        }
      />
      <p className="px-4 pb-4 text-muted-fg text-sm">{t('text')}</p>
    </Card>
  );
};
