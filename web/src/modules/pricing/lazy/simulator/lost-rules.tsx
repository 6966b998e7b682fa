import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useText } from '#kit/text/i18n.ts';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { simulatorTexts } from './texts/texts.ts';
import { useKindName } from './use-kind-name.ts';

type Lost = QuoteReply['lost'][number];

type Props = {
  lost: readonly Lost[];
  /** What the fares are called. */
  lines: readonly Pick<QuoteReply['lines'][number], 'fare_type_id' | 'label'>[];
};

/** What says of a rule that it is of other products: of those a company has hundreds. */
const ofProducts: ReadonlySet<string> = new Set(['category_ids', 'tag_ids', 'product_ids']);
const isElsewhere = ({ why }: Lost) => why.reason === 'condition' && ofProducts.has(why.kind);

/** The rules and special prices that did not count, each with why; those of other products by their number. */
export function LostRules({ lost: all, lines }: Props) {
  const t = useText(simulatorTexts);
  const kindName = useKindName();
  const fares = new Map(lines.map(({ fare_type_id, label }) => [fare_type_id, label]));
  const whyOf = ({ why }: Lost) => {
    if (why.reason === 'condition') return t('lostCondition', { kind: kindName(why.kind) });
    if (why.reason === 'inactive') return t('lostInactive');
    return t(`lost_${why.reason}`, { name: why.name });
  };
  const lost = all.filter((each) => !isElsewhere(each));
  const elsewhere = new Set(all.filter(isElsewhere).map(({ id }) => id)).size;
  if (all.length === 0) return null;
  return (
    <div className="overflow-clip rounded-md border">
      <h3 className="px-4 py-2 font-semibold">{t('lost')}</h3>
      {lost.length > 0 && (
        <Table name={t('lost')}>
          <thead>
            <Tr>
              <Th>{t('rule')}</Th>
              <Th>{t('fares')}</Th>
              <Th>{t('why')}</Th>
            </Tr>
          </thead>
          <tbody>
            {lost.map((each) => (
              <Tr key={`${each.id} ${each.fare_type_ids.join()} ${each.why.reason}`}>
                <Td className="wrap-break-word min-w-32 max-w-64 whitespace-normal">{each.name}</Td>
                <Td className="whitespace-normal text-muted-fg">
                  {each.fare_type_ids.map((fare) => fares.get(fare) ?? '').join(', ')}
                </Td>
                <Td className="min-w-40 whitespace-normal">{whyOf(each)}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
      {elsewhere > 0 && <p className="px-4 py-2 text-muted-fg">{t('elsewhere', { count: elsewhere })}</p>}
    </div>
  );
}
