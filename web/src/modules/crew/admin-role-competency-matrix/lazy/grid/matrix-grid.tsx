import { may } from '@leme/contract/access/permission';
import { cellKey } from '@leme/contract/crew/engine/matrix';
import type { draftMatrix } from '@leme/contract/crew/matrix-endpoints';
import { Suspense } from 'react';
import { call } from '#kit/api/api.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { shows, useCells, useVersions } from '../../matrix.queries.ts';
import { newCell, readMatrixAddress } from '../../matrix-address.ts';
import { shownCells } from './grid-filters.ts';
import { GridHead } from './grid-head.tsx';
import { focusCell } from './grid-table.tsx';
import { printGrid } from './print-grid.tsx';
import { gridTexts } from './texts/texts.ts';
import { useCellText } from './use-cell-text.ts';
import { type Saved, useMatrixDraft } from './use-matrix-draft.ts';
import { VersionGrid } from './version-grid.tsx';

const PublishDialog = lazyPart(async () => (await import('../versions/publish-dialog.tsx')).PublishDialog);
const SheetDialog = lazyPart(async () => (await import('../sheet/sheet-dialog.tsx')).SheetDialog);

const subject = 'admin-role-competency-matrix';

/** The matrix as it stands in one of its versions; a draft is changed here, and what was published is read. */
export function MatrixGrid() {
  const t = useText(gridTexts);
  const { state, change } = useUrlState(readMatrixAddress);
  const can = useCan();
  const versions = useVersions();
  const begin = useVerb(() => call<typeof draftMatrix>('POST /admin/competency-matrix/versions', {}), {
    shows,
    done: ({ id }) => {
      change({ version: id, cell: undefined });
      return t('begun');
    },
    failed: t('notBegun'),
  });
  const mayBegin = can(may(subject, 'create'));
  return (
    <QueryView
      query={versions}
      skeleton="table"
      loadingLabel={t('loading')}
      errorTitle={t('loadFailed')}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Card>
          <EmptyState
            title={t('none')}
            action={mayBegin && <Button onClick={() => void begin.run()}>{t('begin')}</Button>}
          />
        </Card>
      }
    >
      {({ data }) => {
        // What somebody works at goes before what is in force.
        const shown = data.find(({ id }) => id === state.version) ?? data[0];
        const hasDraft = data.some(({ status }) => status === 'draft');
        return (
          shown && (
            <OneVersion
              key={shown.id}
              id={shown.id}
              versions={data}
              begin={{ isOffered: mayBegin && !hasDraft, isBusy: begin.isBusy, run: () => void begin.run() }}
            />
          )
        );
      }}
    </QueryView>
  );
}

type OneVersionProps = {
  id: string;
  versions: Parameters<typeof GridHead>[0]['versions'];
  begin: { isOffered: boolean; isBusy: boolean; run: () => void };
};

function OneVersion({ id, ...props }: OneVersionProps) {
  const t = useText(gridTexts);
  const query = useCells(id);
  return (
    <QueryView query={query} skeleton="table" loadingLabel={t('loading')} errorTitle={t('cellsFailed')}>
      {(saved) => <Opened saved={saved} {...props} />}
    </QueryView>
  );
}

function Opened({ saved, versions, begin }: Omit<OneVersionProps, 'id'> & { saved: Saved }) {
  const t = useText(gridTexts);
  const { state, change } = useUrlState(readMatrixAddress);
  const draft = useMatrixDraft(saved);
  const words = useCellText();
  const mayWrite = useCan()(may(subject, 'update')) && saved.status === 'draft';
  const isClean = draft.changes.length === 0;
  const shown = versions.find(({ id }) => id === saved.id);
  const close = () => change({ does: undefined });
  return (
    <div className="grid grid-cols-1 gap-3">
      <GridHead
        versions={versions}
        shown={shown}
        may={{ begin: begin.isOffered, write: mayWrite, publish: isClean }}
        isBeginning={begin.isBusy}
        onBegin={begin.run}
        onChoose={(version) => change({ version, cell: undefined })}
        onAdd={() => change({ cell: newCell })}
        onPublish={() => change({ does: 'publish' })}
        onSheet={() => change({ does: 'sheet' })}
        onPrint={() =>
          printGrid({
            title: t('printTitle', { number: saved.number }),
            rowHead: t('rowHead'),
            cells: shownCells(draft.cells, state),
            words,
          })
        }
      />
      <VersionGrid
        draft={draft}
        words={words}
        isEditable={mayWrite}
        onClosed={(key) => {
          change({ cell: undefined });
          if (key) focusCell(key);
        }}
      />
      <Suspense>
        {mayWrite && isClean && state.does === 'publish' && <PublishDialog draft={saved} onClose={close} />}
        {mayWrite && state.does === 'sheet' && (
          <SheetDialog
            id={saved.id}
            onTake={(cells) => draft.take(cells)}
            nameOf={(cell) => words.keyName(cellKey(cell))}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
