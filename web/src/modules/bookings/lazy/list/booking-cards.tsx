import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { RowBox } from '#kit/list/bulk/boxes.tsx';
import { CardList, cardLink, ListCard } from '#kit/list/cards/list-card.tsx';
import { RowLink } from '#kit/list/table/row-link.tsx';
import type { RecordCardsProps } from '#kit/resource/list/rows/record-cards.tsx';
import { wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { ContactLinks } from '../party/contact-links.tsx';
import { partyTexts } from '../party/texts/texts.ts';
import { bookingOf, PendingCell, StatusCell } from './booking-cells.tsx';
import { listTexts } from './texts/texts.ts';

/** Bookings under a thumb: who, when and what is left to pay. */
export function BookingCards(props: RecordCardsProps) {
  return (
    <CardList>
      {props.list.rows.map((row) => (
        <BookingCard key={row.id} {...props} row={row} />
      ))}
    </CardList>
  );
}

function BookingCard({ list, row, selecting }: RecordCardsProps & { row: AnyRow }) {
  const t = useText(listTexts);
  const words = useText(partyTexts);
  const { dateTime } = useFormat();
  const { selection, rows } = list;
  const { customer_name: name, customer_phone: phone, code, people, starts_at } = bookingOf(row);
  const selected = selection.selected.has(row.id);
  const filter = list.filter;
  return (
    <ListCard
      id={row.id}
      selected={selected}
      onHold={() => selection.mark([row], !selected)}
      box={selecting && <RowBox selection={selection} rows={rows} row={row} name={`${code} ${name}`} />}
      title={
        <RowLink {...wayTo(list, row)} className={cardLink}>
          <span className="line-clamp-2">{name}</span>
        </RowLink>
      }
      state={<StatusCell row={row} filter={filter} />}
      mark={null}
      actions={null}
    >
      <div className="grid grid-cols-1 gap-1">
        <div className="flex items-start justify-between gap-3 text-base">
          <span className="grid min-w-0">
            <span className="font-semibold tabular-nums">
              {starts_at ? dateTime(starts_at) : t('noDeparture')}
            </span>
            <span className="wrap-anywhere">{row.labels.product_id}</span>
          </span>
          <PendingCell row={row} filter={filter} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-muted-fg text-sm tabular-nums">
          <span>
            {code} · {words('people', { count: people })}
          </span>
          {phone && (
            <span className="relative z-10 text-fg">
              <ContactLinks
                phone={phone}
                labels={{ call: words('call', { name }), whatsApp: words('whatsApp', { name }) }}
              />
            </span>
          )}
        </div>
      </div>
    </ListCard>
  );
}
