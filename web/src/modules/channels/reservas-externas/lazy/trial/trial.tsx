import { may } from '@leme/contract/access/permission';
import type { Trial, TrialStep, tryPartner } from '@leme/contract/channels/octo/trial-endpoints';
import { useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { curlOf } from './curl-of.ts';
import { trialTexts } from './texts/texts.ts';

/** Goes through what a partner's system would ask, as a test, and shows each question with its answer. */
export function TrialOfPartner({ partner_id }: { partner_id: string }) {
  const t = useText(trialTexts);
  const id = useId();
  const mayTry = useCan()(may('reservas-externas', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const [trial, setTrial] = useState<Trial | null>(null);
  const { isBusy, run } = useVerb(
    () => call<typeof tryPartner>('POST /channel-partners/:id/trial', { id: partner_id } as never),
    { done: setTrial, failed: t('failed') },
  );
  if (!mayTry) return null;
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('title')}
        actions={
          <Button size="sm" busy={isBusy} disabled={isOffline} onClick={() => void run()}>
            {t('try')}
          </Button>
        }
      />
      <CardBody className="grid gap-3">
        <p className="text-muted-fg text-sm">{t('text')}</p>
        {trial && (
          <>
            <p role="status" className="font-semibold">
              {t(trial.ended === null ? 'whole' : `ended.${trial.ended}`)}
            </p>
            <ol className="grid gap-2">
              {trial.steps.map((step) => (
                <Step key={step.step} step={step} />
              ))}
            </ol>
          </>
        )}
      </CardBody>
    </Card>
  );
}

function Step({ step }: { step: TrialStep }) {
  const t = useText(trialTexts);
  const toast = useToast();
  const { method, path, status, ms, request, answer } = step;
  const copy = async () => {
    await navigator.clipboard.writeText(curlOf(step, location.origin));
    toast.show({ title: t('copied') });
  };
  return (
    <li className="grid gap-2 border-b pb-2 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t(`step.${step.step}`)}</span>
        <code className="wrap-anywhere text-muted-fg text-sm">
          {method} {path}
        </code>
        <Chip tone={status === 200 ? 'success' : 'danger'}>{t('status', { status, ms })}</Chip>
        <Button size="sm" className="ms-auto" onClick={() => void copy()}>
          {t('curl')}
        </Button>
      </div>
      <Body title={t('request')} text={request} />
      <Body title={t('answer')} text={answer} />
    </li>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm md:min-h-8">{title}</summary>
      <pre className="wrap-anywhere max-h-80 overflow-y-auto whitespace-pre-wrap rounded bg-muted p-3 text-sm">
        {text}
      </pre>
    </details>
  );
}
