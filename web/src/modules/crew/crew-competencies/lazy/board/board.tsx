import { type PaperWorth, paperWorth } from '@leme/contract/crew/credential-state';
import type { WalletPaper } from '@leme/contract/crew/endpoints';
import { addDays } from '@leme/contract/kit/values/days';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { cn } from '#ui/style/cn.ts';
import { boardTexts } from './texts/texts.ts';

type Look = PaperWorth | 'soon';

const looks = {
  good: { tint: 'bg-success-tint text-success', Icon: CircleCheck },
  soon: { tint: 'bg-warning-tint text-warning', Icon: Clock },
  early: { tint: 'bg-warning-tint text-warning', Icon: Clock },
  unchecked: { tint: 'bg-info-tint text-info', Icon: Clock },
  expired: { tint: 'bg-danger-tint text-danger', Icon: CircleX },
  refused: { tint: 'bg-danger-tint text-danger', Icon: CircleX },
} as const satisfies Record<Look, unknown>;

/** What ends within that many days is said to end soon. */
const soonDays = 30;
/** The better one of two papers of a competency stands in its cell. */
const order: readonly Look[] = ['good', 'soon', 'unchecked', 'early', 'expired', 'refused'];

type Props = { papers: readonly WalletPaper[]; today: string };

/** People down, competencies across: what each is worth today in colour, sign and words. */
export function Board({ papers, today }: Props) {
  const t = useText(boardTexts);
  const id = useId();
  const named = papers.filter(({ competency }) => competency !== '');
  const columns = [...new Set(named.map(({ competency }) => competency))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  const people = [...Map.groupBy(named, ({ crew_id }) => crew_id).values()].toSorted((one, other) =>
    (one[0]?.person ?? '').localeCompare(other[0]?.person ?? ''),
  );
  if (people.length === 0) return null;
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={t('title')} />
      <Table name={t('title')}>
        <thead>
          <Tr>
            <Th className="sticky start-0 z-10">{t('person')}</Th>
            {columns.map((name) => (
              <Th key={name} className="max-w-40 whitespace-normal py-2">
                {name}
              </Th>
            ))}
          </Tr>
        </thead>
        <tbody>
          {people.map((own) => (
            <Tr key={own[0]?.crew_id}>
              <Th scope="row" className="sticky start-0 z-10 max-w-44 whitespace-normal break-words text-fg">
                {own[0]?.person}
              </Th>
              {columns.map((name) => (
                <Cell key={name} papers={own.filter(({ competency }) => competency === name)} today={today} />
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function lookOf(paper: WalletPaper, today: string): Look {
  const worth = paperWorth(paper, today);
  const isSoon = paper.expires_on !== null && paper.expires_on <= addDays(today, soonDays);
  return worth === 'good' && isSoon ? 'soon' : worth;
}

function Cell({ papers, today }: Props) {
  const t = useText(boardTexts);
  const { date } = useFormat();
  const [best] = papers
    .map((paper) => ({ paper, look: lookOf(paper, today) }))
    .toSorted((one, other) => order.indexOf(one.look) - order.indexOf(other.look));
  if (!best) return <Td className="text-muted-fg">–</Td>;
  const { tint, Icon } = looks[best.look];
  const { expires_on } = best.paper;
  return (
    <Td className="py-1.5">
      <span className={cn('inline-grid gap-0.5 rounded-md px-2 py-1', tint)}>
        <span className="inline-flex items-center gap-1">
          <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
          {t(`look.${best.look}`)}
        </span>
        {expires_on !== null && <span className="text-xs">{date(expires_on)}</span>}
      </span>
    </Td>
  );
}
