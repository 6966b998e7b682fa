import type { createMachineToken } from '@leme/contract/access/machines/machine-token-endpoints';
import { machineTokens } from '@leme/contract/access/machines/machine-tokens';
import { useRef, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { tokensTexts } from './texts/texts.ts';

type Draft = { label: string; mode: 'live' | 'test'; scopes: ('octo-read' | 'octo-book')[] };
const start: Draft = { label: '', mode: 'live', scopes: ['octo-read', 'octo-book'] };

/** A new token, and then the token itself, which nobody is told again. */
export function TokenDialog({ partner_id, onClose }: { partner_id: string; onClose: () => void }) {
  const t = useText(tokensTexts);
  const [id] = useState(() => crypto.randomUUID());
  const [secret, setSecret] = useState<string | null>(null);
  const isMade = useRef(false);
  if (secret !== null) return <Secret secret={secret} onClose={onClose} />;
  return (
    <VerbDialog
      entity={machineTokens}
      fields={['label', 'mode', 'scopes']}
      start={start}
      size="sm"
      title={t('make')}
      submit={t('make')}
      run={(draft: Draft) =>
        call<typeof createMachineToken>('POST /machine-tokens', { id, partner_id, ...draft })
      }
      shows={['reservas-externas']}
      done={(made) => {
        isMade.current = made.secret !== null;
        setSecret(made.secret);
        return undefined;
      }}
      onClose={() => isMade.current || onClose()}
    />
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText(tokensTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    toast.show({ title: t('copied') });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('secretTitle')}
      footer={
        <>
          <Button onClick={onClose}>{kit('close')}</Button>
          <Button variant="primary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Banner tone="warning">{t('secretText')}</Banner>
        <code className="wrap-anywhere select-all rounded bg-muted p-3 text-sm">{secret}</code>
      </div>
    </Dialog>
  );
}
