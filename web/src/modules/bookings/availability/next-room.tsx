import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useNextRoom } from './availability.queries.ts';
import { availabilityTexts } from './texts/texts.ts';

/** So many products are told. */
const mostTold = 6;

type Props = {
  today: string;
  party: number;
  wants: ((id: string) => boolean) | null;
  onGo: (product: string, date: string) => void;
};

/** The next day with room for a party together, product by product; pressed it opens. */
export function NextRoom({ today, party, wants, onGo }: Props) {
  const t = useText(availabilityTexts);
  const { shortDate } = useFormat();
  const { data } = useNextRoom(today, party);
  if (!data) return null;
  const names = new Map(data.data.map(({ product }) => [product.id, product.name]));
  const next = data.next
    .filter(({ product_id }) => !wants || wants(product_id))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 print:hidden">
      <strong>{t('nextRoom', { count: party })}</strong>
      {next.length === 0 && <span className="text-muted-fg">{t('nextNone')}</span>}
      {next.slice(0, mostTold).map(({ product_id, date }) => (
        <Button key={product_id} size="sm" className="max-w-full" onClick={() => onGo(product_id, date)}>
          <span className="truncate">
            {names.get(product_id)} · {shortDate(date)}
          </span>
        </Button>
      ))}
    </div>
  );
}
