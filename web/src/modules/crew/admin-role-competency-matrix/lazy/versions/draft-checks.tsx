import { cellKey } from '@leme/contract/crew/engine/matrix';
import { matrixCells } from '@leme/contract/crew/matrix/matrix-cells';
import type { checkMatrix, MatrixChecks } from '@leme/contract/crew/matrix-endpoints';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { nothing } from '#ui/layout/empty-value.tsx';
import { asked, type CellText, useCellText } from '../grid/use-cell-text.ts';
import { versionsTexts } from './texts/texts.ts';

type Fault = MatrixChecks['faults'][number];
type Difference = MatrixChecks['differences'][number];

/** What keeps a draft from being published, and what it changes cell by cell. */
export function DraftChecks({ id }: { id: string }) {
  const t = useText(versionsTexts);
  const words = useCellText();
  const query = useAsk<typeof checkMatrix>(
    'GET /admin/competency-matrix/versions/:id/checks',
    { id },
    { shows: ['admin-role-competency-matrix'] },
  );
  return (
    <QueryView query={query} skeleton="list" skeletonCount={2} errorTitle={t('checksFailed')}>
      {({ faults, differences }) => (
        <>
          {faults.length > 0 ? (
            <Faults faults={faults} words={words} />
          ) : (
            <p className="text-muted-fg text-sm">{t('whole')}</p>
          )}
          {differences.length === 0 ? (
            <p className="text-muted-fg text-sm">{t('same')}</p>
          ) : (
            <ul aria-label={t('differences')} className="grid gap-2 text-sm">
              {differences.map((each) => (
                <li key={each.cell} className="rounded-md border px-3 py-2">
                  <b className="wrap-anywhere">
                    {t(`kind.${each.kind}`, { cell: words.keyName(each.cell) })}
                  </b>
                  <Changes difference={each} words={words} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </QueryView>
  );
}

/** What of a cell is other than it was; of one that came all it says. */
function Changes({ difference: { before, after }, words }: { difference: Difference; words: CellText }) {
  const t = useText(versionsTexts);
  const lines = asked.flatMap((name) => {
    const [was, is] = [before, after].map((cell) => cell && (words.text(cell, name) || nothing));
    if (was === is || !after || (!before && is === nothing)) return [];
    const label = words.label(name);
    return [was ? t('from', { label, was, is: is ?? nothing }) : t('is', { label, is: is ?? nothing })];
  });
  return lines.map((line) => (
    <p key={line} className="wrap-anywhere text-muted-fg">
      {line}
    </p>
  ));
}

function Faults({ faults, words }: { faults: readonly Fault[]; words: CellText }) {
  const t = useText(versionsTexts);
  const said = (fault: Fault) => {
    if (fault.code === 'tie') return t('fault.tie', { cells: fault.cells.map(words.keyName).join(' × ') });
    if (fault.code !== 'uncovered') return t(`fault.${fault.code}`, { cell: words.keyName(fault.cell) });
    const { context, position, count } = fault;
    const first = words.keyName(cellKey(Object.assign({}, anywhere, context, { position })));
    return t('fault.uncovered', { first, count });
  };
  return (
    <Banner tone="danger">
      <p>{t('notYet')}</p>
      <ul className="list-disc ps-5">
        {faults.map((fault) => (
          <li key={said(fault)} className="wrap-anywhere">
            {said(fault)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

const anywhere = Object.fromEntries(Object.keys(matrixCells.fields).map((name) => [name, null])) as never;
