import { may } from '@leme/contract/access/permission';
import { bankStatements } from '@leme/contract/finance/bank/entities';
import type {
  listStatements,
  StatementRow,
  undoStatement,
} from '@leme/contract/finance/bank/statement-endpoints';
import type { AccountRow } from '@leme/contract/finance/book-endpoints';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { bankShows } from '../../bank.queries.ts';
import { takeWhole } from './take-whole.ts';
import { intakeTexts } from './texts/texts.ts';

/** The files that came in; each can go again as a whole. */
export function FilesDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const t = useText(intakeTexts);
  const kit = useText(kitTexts);
  const mayUndo = useCan()(may('finance-bank-reconciliation', 'delete'));
  const isOffline = useConnectivity() === 'offline';
  const [asking, setAsking] = useState<StatementRow | null>(null);
  const query = useAsk<typeof listStatements>(
    'GET /bank-statements',
    { account_id: account.id },
    { shows: bankShows },
  );
  const undo = useVerb(
    (id: string) => call<typeof undoStatement>('POST /bank-statements/:id/undoing', { id }),
    {
      shows: bankShows,
      done: () => t('fileUndone'),
      failed: t('undoFailed'),
    },
  );
  const goOn = useVerb((id: string) => takeWhole(id), {
    shows: bankShows,
    done: ({ total, known }) => t('taken', { count: total - known }),
    failed: t('goOnFailed'),
  });
  const mayImport = useCan()(may('finance-bank-reconciliation', 'create'));
  const confirm = async () => {
    if (asking) await undo.run(asking.id);
    setAsking(null);
  };
  return (
    <Dialog onClose={onClose} title={t('files')} description={t('filesText')}>
      <QueryView
        query={query}
        skeleton="list"
        errorTitle={t('filesFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} title={t('noFiles')} />}
      >
        {({ data }) => (
          <ul>
            {data.map((file) => (
              <FileLine
                key={file.id}
                file={file}
                onUndo={mayUndo && !isOffline && file.status === 'taken' ? () => setAsking(file) : undefined}
                onGoOn={
                  mayImport && !isOffline && file.status === 'running'
                    ? () => void goOn.run(file.id)
                    : undefined
                }
                isBusy={goOn.isBusy}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          title={t('undoTitle', { name: asking.file_name })}
          text={t('undoText', { count: asking.matched })}
          labels={{ confirm: t('undoFile'), cancel: kit('cancel') }}
          busy={undo.isBusy}
          onConfirm={() => void confirm()}
        />
      )}
    </Dialog>
  );
}

type FileLineProps = {
  file: StatementRow;
  onUndo: (() => void) | undefined;
  /** What broke off goes on where it was. */
  onGoOn: (() => void) | undefined;
  isBusy: boolean;
};

function FileLine({ file, onUndo, onGoOn, isBusy }: FileLineProps) {
  const t = useText(intakeTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { file_name, created_at, user_name, status, total, done, matched } = file;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 last:border-b-0">
      <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <span className="font-semibold">{file_name}</span>
        <span className="block text-muted-fg text-sm">
          {dateTime(created_at)} · {user_name ?? '–'} ·{' '}
          {choiceOf(bankStatements.fields.status, status, locale)}
          {' · '}
          {status === 'running'
            ? t('progress', { done: String(done), total: String(total) })
            : t('fileLines', { lines: String(total), matched: String(matched) })}
        </span>
      </span>
      {onGoOn && (
        <Button size="sm" busy={isBusy} aria-label={t('goOnNamed', { name: file_name })} onClick={onGoOn}>
          {t('goOn')}
        </Button>
      )}
      {onUndo && (
        <Button
          size="sm"
          variant="danger-plain"
          aria-label={t('undoNamed', { name: file_name })}
          onClick={onUndo}
        >
          {t('undoFile')}
        </Button>
      )}
    </li>
  );
}
