import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { largestFile } from '#kit/resource/import/import-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useAccountName } from '../../../account-names.ts';
import { LookedAt } from './looked-at.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { intakeTexts } from './texts/texts.ts';
import { type Intake, useIntake } from './use-intake.ts';

/** A file of the bank: chosen, looked at, and then taken in. */
export function ImportDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const t = useText(intakeTexts);
  const kit = useText(kitTexts);
  const nameOf = useAccountName();
  const isOffline = useConnectivity() === 'offline';
  const intake = useIntake(account.id, onClose);
  const { file, looked, mapping, refused, looking, taking } = intake;
  const statement = looked?.statement ?? null;
  const isBusy = looking.isBusy || taking.isBusy;
  const isTooLarge = file !== null && file.size > largestFile;
  // Without a new line it may still tell what is on the account.
  const isNew = statement !== null && (statement.total > statement.known || statement.closing_on !== null);
  const run = () => {
    if (isBusy || !file) return;
    if (statement) void taking.run(statement.id);
    else if (mapping) void looking.run({ file });
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title', { account: `${account.code} ${nameOf(account)}` })}
      description={t('text')}
      onSubmit={run}
      footer={
        <>
          <Button onClick={onClose}>{kit('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={isOffline || !(isNew || mapping)}>
            {mapping && !statement ? t('readAgain') : t('take')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ChooseFile intake={intake} />
        {isTooLarge && <Banner tone="danger">{t('tooLarge')}</Banner>}
        {refused && (
          <Banner tone="danger">
            <p>{refused.text}</p>
            {refused.isOtherAccount && file && (
              <Button
                size="sm"
                className="mt-2"
                onClick={() => void looking.run({ file, other_number: true })}
              >
                {t('sameAccount')}
              </Button>
            )}
          </Banner>
        )}
        {looked?.asks && mapping && (
          <MappingFields rows={looked.asks.rows} mapping={mapping} onChange={intake.setMapping} />
        )}
        {statement && <LookedAt statement={statement} />}
      </div>
    </Dialog>
  );
}

function ChooseFile({ intake: { file, choose } }: { intake: Intake }) {
  const t = useText(intakeTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="justify-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="min-w-0 truncate">{file?.name ?? t('choose')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('file')}
        accept=".ofx,.qfx,.csv,.txt,text/csv,application/x-ofx"
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) choose(chosen);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
