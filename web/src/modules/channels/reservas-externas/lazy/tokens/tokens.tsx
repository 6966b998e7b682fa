import type {
  listMachineTokens,
  MachineTokenRow,
  revokeMachineToken,
} from '@leme/contract/access/machines/machine-token-endpoints';
import { may } from '@leme/contract/access/permission';
import { Suspense, useId, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { tokensTexts } from './texts/texts.ts';

const TokenDialog = lazyPart(async () => (await import('./token-dialog.tsx')).TokenDialog);

/** The tokens of a partner: two at once, so that a new one takes over before the old one ends. */
export function Tokens({ partner }: { partner: { id: string; protocol: string } }) {
  const t = useText(tokensTexts);
  const id = useId();
  const mayChange = useCan()(may('reservas-externas', 'update'));
  const [isMaking, setMaking] = useState(false);
  const query = useAsk<typeof listMachineTokens>(
    'GET /machine-tokens',
    { partner_id: partner.id },
    { shows: ['reservas-externas'] },
  );
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('title')}
        actions={
          mayChange && (
            <Button size="sm" onClick={() => setMaking(true)}>
              {t('make')}
            </Button>
          )
        }
      />
      <CardBody className="grid gap-3">
        <p className="text-muted-fg text-sm">{t('text')}</p>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('failed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('none')}</p>}
        >
          {({ data }) => (
            <ul className="grid gap-2">
              {data.map((token) => (
                <Token key={token.id} token={token} mayRevoke={mayChange} />
              ))}
            </ul>
          )}
        </QueryView>
        <Suspense>
          {isMaking && <TokenDialog partner_id={partner.id} onClose={() => setMaking(false)} />}
        </Suspense>
      </CardBody>
    </Card>
  );
}

function Token({ token, mayRevoke }: { token: MachineTokenRow; mayRevoke: boolean }) {
  const t = useText(tokensTexts);
  const kit = useText(kitTexts);
  const { dateTime } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useVerb(
    () => call<typeof revokeMachineToken>('POST /machine-tokens/:id/revocation', { id: token.id } as never),
    { shows: ['reservas-externas'], done: t('revoked'), failed: t('revokeFailed') },
  );
  const { label, hint, mode, last_used_at, revoked_at } = token;
  const revoke = async () => {
    await run();
    setAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b pb-2 last:border-0 last:pb-0">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere font-semibold">
          {label} · …{hint} {mode === 'test' && <Chip tone="info">{t('test')}</Chip>}
        </p>
        <p className="text-muted-fg text-sm">
          {revoked_at !== null
            ? t('revokedAt', { at: dateTime(revoked_at) })
            : last_used_at === null
              ? t('neverUsed')
              : t('usedAt', { at: dateTime(last_used_at) })}
        </p>
      </div>
      {mayRevoke && revoked_at === null && (
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('revoke')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('revokeTitle')}
        text={t('revokeText', { label })}
        labels={{ confirm: t('revoke'), cancel: kit('cancel') }}
        busy={isBusy}
        onConfirm={() => void revoke()}
      />
    </li>
  );
}
