import { actions } from '@leme/contract/access/permission';
import { groupBy } from '#kit/browser/group-by.ts';
import { useText } from '#kit/text/i18n.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { cn } from '#ui/style/cn.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { rolePermissionsTexts } from '../texts/texts.ts';
import type { Cell } from './cells.ts';
import type { MatrixProps } from './matrix-table.tsx';
import { type CellWords, useCellWords } from './use-cell-words.ts';
import type { MatrixRow } from './use-matrix.ts';

/** The same rights for a thumb: a card a resource with a switch an action. */
export function MatrixCards({ compare, groups, onPress }: MatrixProps) {
  const { roleName } = useRightsWords();
  const words = useCellWords();
  const other = compare && roleName(compare);
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map((group) => (
        <section key={group.id} aria-label={group.name} className="grid grid-cols-1 gap-2">
          <h2 className="font-semibold text-muted-fg">{group.name}</h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-2">
            {group.rows.map((row) => (
              <RightsCard key={row.resource} row={row} other={other} words={words} onPress={onPress} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type CardProps = {
  row: MatrixRow;
  other: string | undefined;
  words: CellWords;
  onPress: (cell: Cell) => void;
};

function RightsCard({ row, other, words, onPress }: CardProps) {
  const t = useText(rolePermissionsTexts);
  const { actionName } = useRightsWords();
  return (
    <article
      aria-label={row.name}
      className="grid content-start gap-1 rounded-lg border bg-surface px-4 py-3 [contain-intrinsic-size:auto_11rem] [content-visibility:auto]"
    >
      <h3 className="font-semibold text-base">{row.name}</h3>
      <div className="grid grid-cols-2 gap-x-3">
        {row.cells.map((cell, at) => (
          <div key={cell.action}>
            <Switch
              checked={cell.isOn}
              disabled={cell.lock !== null}
              onCheckedChange={() => onPress(cell)}
              label={
                <span className={cn(cell.isPending && 'font-semibold text-warning-text')}>
                  {actionName(cell.action)}
                </span>
              }
            />
            {other && row.others && (
              <p className="-mt-1 ps-11 text-muted-fg text-xs">
                {t('otherHas', { role: other, value: t(row.others[at]?.isOn ? 'yes' : 'no') })}
              </p>
            )}
          </div>
        ))}
      </div>
      <CardNotes cells={row.cells} words={words} />
    </article>
  );
}

/** Who changed what, and why something is fixed; what holds for all four is said once. */
function CardNotes({ cells, words }: { cells: readonly Cell[]; words: CellWords }) {
  const { actionName } = useRightsWords();
  const changed = cells.flatMap((cell) => {
    const text = words.differenceText(cell);
    return text === null ? [] : [`${actionName(cell.action)}: ${text}`];
  });
  const reasons = groupBy(
    cells.filter(({ lock }) => lock !== null),
    ({ lock }) => lock,
  );
  const fixed = [...reasons.values()].map((each) => {
    const [first] = each;
    const reason = first && words.lockText(first);
    if (each.length === actions.length) return reason;
    return `${each.map(({ action }) => actionName(action)).join(', ')}: ${reason}`;
  });
  return [...changed, ...fixed].map((note) => (
    <p key={note} className="text-muted-fg text-xs">
      {note}
    </p>
  ));
}
