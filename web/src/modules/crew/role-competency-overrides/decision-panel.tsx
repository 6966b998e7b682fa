import { may } from '@leme/contract/access/permission';
import {
  type CompetencyOverride,
  competencyOverrides,
  overrideDecisions,
  overrideStates,
} from '@leme/contract/crew/overrides/competency-overrides';
import type { approveOverride } from '@leme/contract/crew/overrides/override-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { Suspense, useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { roleCompetencyOverridesTexts } from './texts/texts.ts';

const ReasonDialog = lazyPart(async () => (await import('./lazy/reason-dialog.tsx')).ReasonDialog);

const tones = { pedida: 'warning', aprovada: 'success', recusada: 'danger', encerrada: 'neutral' } as const;

/** Where an exception stands, and what whoever did not ask for it may decide. */
export const DecisionPanel: RecordPart = ({ row, refresh }) => {
  const t = useText(roleCompetencyOverridesTexts);
  const id = useId();
  const locale = useLocale();
  const isOffline = useConnectivity() === 'offline';
  const mayDecide = useCan()(may('tenant-settings', 'update')) && row.deleted_at === null;
  const [asks, setAsks] = useState<'refusal' | 'closing' | null>(null);
  const status =
    overrideStates.find((each) => each === (row as Partial<CompetencyOverride>).status) ?? 'pedida';
  const approve = useVerb(
    () => call<typeof approveOverride>('POST /competency-overrides/:id/approval', { id: row.id }),
    { shows: ['tenant-settings', 'crew-members'], done: t('approved'), failed: t('notApproved') },
  );
  const approves = async () => {
    await approve.run();
    refresh();
  };
  return (
    <Card aria-labelledby={id} className="grid gap-3 pb-4">
      <CardHead id={id} title={t('decision')} />
      <div className="flex flex-wrap items-center gap-3 px-4">
        <Chip tone={tones[status]}>
          {choiceOf(
            competencyOverrides.computed?.status ?? overrideDecisions.fields.decision,
            status,
            locale,
          )}
        </Chip>
        {mayDecide && status === 'pedida' && (
          <>
            <Button
              variant="primary"
              disabled={isOffline}
              busy={approve.isBusy}
              onClick={() => void approves()}
            >
              {t('approve')}
            </Button>
            <Button disabled={isOffline} onClick={() => setAsks('refusal')}>
              {t('refuse')}
            </Button>
          </>
        )}
        {mayDecide && status === 'aprovada' && (
          <Button disabled={isOffline} onClick={() => setAsks('closing')}>
            {t('close')}
          </Button>
        )}
      </div>
      <p className="px-4 text-muted-fg text-sm">{t(`means.${status}`)}</p>
      <Suspense>
        {asks && (
          <ReasonDialog
            id={row.id}
            verb={asks}
            onClose={() => {
              setAsks(null);
              refresh();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
};
