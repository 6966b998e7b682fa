import { may } from '@leme/contract/access/permission';
import { lineFaults } from '@leme/contract/finance/lines/line-faults';
import { type StatementLine, templateNames } from '@leme/contract/finance/lines/lines';
import type { Statement, updateStatement } from '@leme/contract/finance/statement-endpoints';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { AccountLines } from './account-lines.tsx';
import { settingsDreTexts } from './texts/texts.ts';
import { useDrawing } from './use-drawing.ts';

const LineList = lazyPart(async () => (await import('./lazy/line-list.tsx')).LineList);
const LineDialog = lazyPart(async () => (await import('./lazy/line-dialog.tsx')).LineDialog);

/** Lines and accounts are drawn side by side and saved at once; beside each stands what it comes to this month. */
export function StatementEditor({ drawn }: { drawn: Statement }) {
  const t = useText(settingsDreTexts);
  const kit = useText(kitTexts);
  const mayDraw = useCan()(may('settings-dre', 'update'));
  const isOffline = useConnectivity() === 'offline';
  const drawing = useDrawing(drawn);
  const { lines, accounts, isDirty } = drawing;
  const [open, setOpen] = useState<StatementLine | 'new' | null>(null);
  const guard = useDirtyGuard(isDirty);
  const isWrong = lineFaults(lines).length > 0;
  const saving = useVerb(
    () =>
      call<typeof updateStatement>('PUT /finance/statement', {
        version: drawn.version,
        lines,
        accounts: accounts.map(({ id, line }) => ({ id, line })),
      }),
    {
      shows: ['settings-dre', 'financial', 'finance-management'],
      failed: t('failed'),
      done: () => t('saved'),
    },
  );
  return (
    <>
      {mayDraw && (
        <div className="flex flex-wrap items-center gap-2">
          {templateNames.map((name) => (
            <Button key={name} onClick={() => drawing.take(name)}>
              {t(`template.${name}`)}
            </Button>
          ))}
          <Button onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('newLine')}
          </Button>
          <Button
            variant="primary"
            className="ms-auto"
            disabled={isOffline || !isDirty || isWrong}
            busy={saving.isBusy}
            onClick={() => void saving.run()}
          >
            {kit('save')}
          </Button>
        </div>
      )}
      {isWrong && <Banner tone="danger">{t('wrong')}</Banner>}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <Card>
          <CardHead title={t('lines')} note={t('thisMonth')} />
          <Suspense>
            <LineList drawing={drawing} mayDraw={mayDraw} onOpen={setOpen} />
          </Suspense>
        </Card>
        <AccountLines drawing={drawing} mayDraw={mayDraw} />
      </div>
      <Suspense>
        {open && (
          <LineDialog
            line={open === 'new' ? null : open}
            lines={lines}
            onPut={(line) => drawing.put(line, open === 'new' ? null : open.code)}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
      {guard.dialog}
    </>
  );
}
