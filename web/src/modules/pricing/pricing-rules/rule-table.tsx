import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { highestPriority } from '@leme/contract/pricing/pricing-rules';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { boxColumn } from '#kit/list/bulk/boxes.tsx';
import { actionsColumn, besideBoxes, type Column, takesTheRest } from '#kit/list/table/column.ts';
import { ListTable } from '#kit/list/table/list-table.tsx';
import { RowLink } from '#kit/list/table/row-link.tsx';
import { type RowsProps, wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { RowMenu } from '#kit/resource/list/rows/row-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { inOrder, Publication, RuleConditions, RuleEffect } from './rule-facts.tsx';
import { pricingRulesTexts } from './texts/texts.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const nameOf = (row: AnyRow) => String(row.name);
const priorityOf = (row: AnyRow) => Number(row.priority);

/** The rules of a page in the order in which they count, each with its conditions in words. */
export function RuleTable({ list, onDelete, onRun }: RowsProps) {
  const t = useText(pricingRulesTexts);
  const kit = useText(kitTexts);
  const rows = list.address.sort === undefined ? inOrder(list.rows) : list.rows;
  const mayChange = list.rights.update && !list.isTrash && !list.isOffline;
  const columns: Column<AnyRow>[] = [
    boxColumn(list.selection, rows, nameOf),
    {
      id: 'name',
      head: t('rule'),
      stays: true,
      className: besideBoxes,
      titleOf: nameOf,
      cell: (row) => (
        <div className={takesTheRest}>
          <RowLink {...wayTo(list, row)} className="block truncate">
            {nameOf(row)}
          </RowLink>
        </div>
      ),
    },
    { id: 'effect', head: t('effect'), end: true, numeric: true, cell: (row) => <RuleEffect row={row} /> },
    {
      id: 'conditions',
      head: t('conditions'),
      cell: (row) => (
        <RuleConditions row={row} className="my-1.5 line-clamp-3 min-w-36 max-w-130 whitespace-normal" />
      ),
    },
    {
      id: 'kind',
      goesAt: 1,
      head: t('kind'),
      cell: (row) => (
        <Chip tone={row.stackable ? 'line' : 'neutral'}>{t(row.stackable ? 'stacks' : 'excludes')}</Chip>
      ),
    },
    {
      id: 'priority',
      head: t('priority'),
      end: true,
      cell: (row) => <Priority row={row} rows={rows} mayChange={mayChange} onRun={onRun} />,
    },
    {
      id: 'active',
      head: t('active'),
      cell: (row) => (
        <Switch
          name={t('switch', { name: nameOf(row) })}
          checked={row.active === true}
          disabled={!mayChange}
          onCheckedChange={() => onRun(row, { set: 'active', value: (now) => now.active !== true })}
        />
      ),
    },
    { id: 'publication', goesAt: 0, head: t('publication'), cell: (row) => <Publication row={row} /> },
    actionsColumn<AnyRow>(<span className="sr-only">{kit('actions')}</span>, (row) => (
      <RowMenu list={list} row={row} onDelete={onDelete} onRun={onRun} name={nameOf(row)} />
    )),
  ];
  return (
    <ListTable
      name={list.title}
      rows={rows}
      compact={list.settings.compact}
      isSelected={({ id }) => list.selection.selected.has(id)}
      rowClass={(row) => (row.active === true ? undefined : 'text-muted-fg')}
      columns={columns}
    />
  );
}

type PriorityProps = Pick<RowsProps, 'onRun'> & { row: AnyRow; rows: readonly AnyRow[]; mayChange: boolean };

/** The number, and the way up and down among the rules of its kind: what is to come first is raised above the other. */
function Priority({ row, rows, mayChange, onRun }: PriorityProps) {
  const t = useText(pricingRulesTexts);
  const beside = rows.filter(({ stackable }) => stackable === row.stackable);
  const at = beside.findIndex(({ id }) => id === row.id);
  const [above, below] = [beside[at - 1], beside[at + 1]];
  const raise = (who: AnyRow, over: AnyRow) =>
    onRun(who, { set: 'priority', value: () => Math.min(priorityOf(over) + 1, highestPriority) });
  const mayRaise = (over: AnyRow | undefined) => mayChange && over && priorityOf(over) < highestPriority;
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      {priorityOf(row)}
      <IconButton
        size="xs"
        name={t('raise', { name: nameOf(row) })}
        icon={<ArrowUp {...icon} />}
        disabled={!mayRaise(above)}
        onClick={() => above && raise(row, above)}
      />
      <IconButton
        size="xs"
        name={t('lower', { name: nameOf(row) })}
        icon={<ArrowDown {...icon} />}
        disabled={!below || !mayRaise(row)}
        onClick={() => below && raise(below, row)}
      />
    </span>
  );
}
