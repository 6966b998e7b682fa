import { may } from '@leme/contract/access/permission';
import type {
  approveTextImport,
  listTextImports,
  rollBackTextImport,
  TextImport,
} from '@leme/contract/tenancy/words/import-endpoints';
import { useState } from 'react';
import { call, isProblem } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { importsShow } from './imports.queries.ts';
import { adminI18nImportTexts } from './texts/texts.ts';

/** The files that were taken in, the newest first: what waits is approved, what stands is rolled back. */
export function VersionsCard() {
  const t = useText(adminI18nImportTexts);
  const kit = useText(kitTexts);
  const [asked, setAsked] = useState<TextImport | null>(null);
  const query = useAsk<typeof listTextImports>('GET /admin/i18n-imports', {}, { shows: importsShow });
  const { rollBack, approve } = useVersions();
  return (
    <Card>
      <CardHead title={t('versions')} />
      <CardBody>
        <QueryView
          query={query}
          skeleton="list"
          errorTitle={t('loadFailed')}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="text-muted-fg">{t('noVersions')}</p>}
        >
          {({ data }) => (
            <ul className="grid grid-cols-1 gap-3">
              {data.map((version) => (
                <Version
                  key={version.id}
                  version={version}
                  isBusy={approve.isBusy}
                  onApprove={() => void approve.run(version)}
                  onRollBack={() => setAsked(version)}
                />
              ))}
            </ul>
          )}
        </QueryView>
        {asked && (
          <ConfirmDialog
            open
            onOpenChange={(isOpen) => isOpen || setAsked(null)}
            title={t('rollBackTitle', { file: asked.file })}
            text={t('rollBackText')}
            labels={{ confirm: t('rollBack'), cancel: kit('cancel') }}
            busy={rollBack.isBusy}
            onConfirm={() => void rollBack.run(asked).finally(() => setAsked(null))}
          />
        )}
      </CardBody>
    </Card>
  );
}

type VersionProps = { version: TextImport; isBusy: boolean; onApprove: () => void; onRollBack: () => void };

function Version({ version, isBusy, onApprove, onRollBack }: VersionProps) {
  const t = useText(adminI18nImportTexts);
  const { dateTime } = useFormat();
  const mayChange = useCan()(may('saas', 'update'));
  const { file, approved, added, changed, refused, created_at, created_by, rolled_back_at } = version;
  const counts = { added: String(added), changed: String(changed), refused: String(refused) };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b pb-3 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{file || '–'}</p>
        <p className="text-muted-fg text-sm">
          {dateTime(created_at)} · {created_by ?? '–'} · {t('counts', counts)}
        </p>
        {rolled_back_at && <p className="text-sm">{t('rolledBack', { when: dateTime(rolled_back_at) })}</p>}
        {!approved && !rolled_back_at && <p className="text-sm">{t('waiting')}</p>}
      </div>
      {mayChange && !rolled_back_at && (
        <div className="flex gap-2">
          {!approved && (
            <Button variant="primary" busy={isBusy} onClick={onApprove}>
              {t('approve')}
            </Button>
          )}
          <Button onClick={onRollBack} aria-label={t('rollBackNamed', { file })}>
            {t('rollBack')}
          </Button>
        </div>
      )}
    </li>
  );
}

function useVersions() {
  const t = useText(adminI18nImportTexts);
  const problemText = useProblemText();
  const words = (error: unknown) => {
    if (isProblem(error, 'in-use')) return t('overlaid');
    return isProblem(error, 'move-forbidden') ? t('already') : problemText(error);
  };
  const rollBack = useVerb(
    ({ id }: TextImport) => call<typeof rollBackTextImport>('POST /admin/i18n-imports/:id/rollback', { id }),
    { shows: importsShow, done: t('rollBackDone'), failed: t('rollBackFailed'), words },
  );
  const approve = useVerb(
    ({ id }: TextImport) => call<typeof approveTextImport>('POST /admin/i18n-imports/:id/approval', { id }),
    { shows: importsShow, done: t('approvedDone'), failed: t('approveFailed'), words },
  );
  return { rollBack, approve };
}
