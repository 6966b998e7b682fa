import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { changelog } from './changelog.ts';
import { type HistoryRow, historyRows } from './history-rows.ts';
import { type PasswordInput, RestoreDialog } from './restore-dialog.tsx';
import { tenancyTexts } from './texts/texts.ts';
import { VersionRow } from './version-row.tsx';
import { useMayRestore, useVersions } from './versions.queries.ts';

export type VersionsDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The build this code is part of. */
  own: { version: string; builtAt: string };
  PasswordInput: PasswordInput;
};

/** The version history, for everyone; who may restore finds the button beside each older version. */
export function VersionsDialog({ open, onClose, own, PasswordInput }: VersionsDialogProps) {
  const t = useText(tenancyTexts);
  const versions = useVersions();
  const mayRestore = useMayRestore();
  const [chosen, setChosen] = useState<HistoryRow | null>(null);
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('title')} className="md:w-150">
        {versions.isError && (
          <LoadFailed
            error={versions.error}
            busy={versions.isFetching}
            onRetry={() => void versions.refetch()}
          />
        )}
        <ol className="divide-y">
          {historyRows(changelog, own, versions.data ?? null).map((row) => (
            <VersionRow key={row.build} row={row} onChoose={mayRestore ? () => setChosen(row) : null} />
          ))}
        </ol>
      </Dialog>
      {chosen && <RestoreDialog row={chosen} PasswordInput={PasswordInput} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The changelog is there without the server; what this installation kept is not. */
function LoadFailed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const t = useText(tenancyTexts);
  const problemText = useProblemText();
  return (
    <div role="alert" className="mb-2 flex flex-wrap items-center gap-3 rounded-md bg-danger-tint px-3 py-2">
      <p className="min-w-0 flex-1 text-danger">
        {t('loadFailed')}. {problemText(error)}
      </p>
      <Button size="sm" busy={busy} onClick={onRetry}>
        <RefreshCw aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('retry')}
      </Button>
    </div>
  );
}
