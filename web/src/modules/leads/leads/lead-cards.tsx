import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Lead } from '@leme/contract/leads/leads';
import { RowBox } from '#kit/list/bulk/boxes.tsx';
import { CardList, cardLink, ListCard } from '#kit/list/cards/list-card.tsx';
import { RowLink } from '#kit/list/table/row-link.tsx';
import { EditableValue } from '#kit/resource/list/rows/editable-value.tsx';
import type { RecordCardsProps } from '#kit/resource/list/rows/record-cards.tsx';
import { wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { useFormat } from '#kit/text/format.ts';
import { TagRow } from '#ui/records/tag.tsx';
import { LeadThumbs, type OpenOf } from './lead-actions.tsx';
import { productsIn } from './lead-table.tsx';
import { interestText, known, Passengers, Product, type ProductsById, tagsOf } from './lead-values.tsx';

export type LeadCardsProps = RecordCardsProps & { openOf: OpenOf };

/** Leads under a thumb. */
export function LeadCards(props: LeadCardsProps) {
  const products = productsIn(props.list);
  return (
    <CardList>
      {props.list.rows.map((row) => (
        <LeadCard key={row.id} {...props} row={row} products={products} />
      ))}
    </CardList>
  );
}

type LeadCardProps = LeadCardsProps & { row: AnyRow; products: ProductsById };

function LeadCard({ list, row, products, selecting, onDelete, onRun, openOf }: LeadCardProps) {
  const { selection, rows } = list;
  const lead = row as unknown as Lead;
  const selected = selection.selected.has(row.id);
  return (
    <ListCard
      id={row.id}
      selected={selected}
      onHold={() => selection.mark([row], !selected)}
      box={selecting && <RowBox selection={selection} rows={rows} row={row} name={lead.name} />}
      title={
        <RowLink {...wayTo(list, row)} className={cardLink}>
          <span className="line-clamp-3">{lead.name}</span>
        </RowLink>
      }
      state={
        <EditableValue
          list={list}
          row={known(row)}
          onRun={onRun}
          name="status"
          rowName={lead.name}
          className="before:absolute before:-inset-x-px before:-inset-y-2.5"
        />
      }
      mark={null}
      actions={
        <LeadThumbs
          list={list}
          row={row}
          onDelete={onDelete}
          onRun={onRun}
          openOf={openOf}
          name={lead.name}
        />
      }
    >
      <Facts lead={lead} products={products} />
    </ListCard>
  );
}

function Facts({ lead, products }: { lead: Lead; products: ProductsById }) {
  const { money } = useFormat();
  const tags = tagsOf(lead);
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-baseline justify-between gap-3 text-base">
        <Product lead={lead} />
        <span className="shrink-0 font-semibold tabular-nums">{money(lead.offered_value)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-fg text-sm tabular-nums">
        {lead.interest_date && <span>{interestText(lead)}</span>}
        <Passengers lead={lead} products={products} />
        {tags.length > 0 && (
          <span className="ms-auto min-w-0 text-fg">
            <TagRow tags={tags} />
          </span>
        )}
      </div>
    </div>
  );
}
