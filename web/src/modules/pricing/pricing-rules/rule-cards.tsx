import { RowBox } from '#kit/list/bulk/boxes.tsx';
import { CardList, cardLink, ListCard } from '#kit/list/cards/list-card.tsx';
import { RowLink } from '#kit/list/table/row-link.tsx';
import { CardActions } from '#kit/resource/list/rows/card-actions.tsx';
import type { RecordCardsProps } from '#kit/resource/list/rows/record-cards.tsx';
import { wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { inOrder, Publication, RuleConditions, RuleEffect } from './rule-facts.tsx';
import { pricingRulesTexts } from './texts/texts.ts';

/** The same rules under a thumb, in their order. */
export function RuleCards({ list, selecting, onDelete, onRun }: RecordCardsProps) {
  const t = useText(pricingRulesTexts);
  const rows = list.address.sort === undefined ? inOrder(list.rows) : list.rows;
  const mayChange = list.rights.update && !list.isTrash && !list.isOffline;
  return (
    <CardList>
      {rows.map((row) => {
        const name = String(row.name);
        const selected = list.selection.selected.has(row.id);
        return (
          <ListCard
            key={row.id}
            id={row.id}
            selected={selected}
            onHold={() => list.selection.mark([row], !selected)}
            box={selecting && <RowBox selection={list.selection} rows={rows} row={row} name={name} />}
            title={
              <RowLink {...wayTo(list, row)} className={cardLink}>
                <span className="wrap-anywhere line-clamp-3">{name}</span>
              </RowLink>
            }
            state={<Publication row={row} />}
            mark={undefined}
            actions={<CardActions list={list} row={row} name={name} onDelete={onDelete} onRun={onRun} />}
          >
            <div className="flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <span className="font-semibold text-base">
                  <RuleEffect row={row} />
                </span>
                <RuleConditions row={row} className="wrap-anywhere block text-muted-fg" />
              </div>
              <Switch
                className="relative"
                name={t('switch', { name })}
                checked={row.active === true}
                disabled={!mayChange}
                onCheckedChange={() => onRun(row, { set: 'active', value: (now) => now.active !== true })}
              />
            </div>
          </ListCard>
        );
      })}
    </CardList>
  );
}
