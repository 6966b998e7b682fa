import { type PaperWorth, paperWorth } from '@leme/contract/crew/credential-state';
import type { WalletPaper } from '@leme/contract/crew/endpoints';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { crewCompetenciesTexts } from './texts/texts.ts';

const looks = {
  good: { tone: 'success', Icon: CircleCheck },
  early: { tone: 'warning', Icon: Clock },
  unchecked: { tone: 'warning', Icon: Clock },
  expired: { tone: 'danger', Icon: CircleX },
  refused: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<PaperWorth, unknown>;

/** The renewal of a paper is begun so many days before: as long as a CIR takes at most. */
const renewDays = 120;
const renewalOf = (kind: WalletPaper['kind']) =>
  kind === 'CIR' || kind === 'CHA' || kind === 'saude' ? (`renew.${kind}` as const) : 'renew.other';

type Props = {
  title: string;
  papers: readonly WalletPaper[];
  today: string;
  /** Said where there is none. */
  none: string;
  showsPerson?: boolean;
};

/** Papers with what each is worth today, in colour, sign and words. */
export function CredentialList({ title, papers, today, none, showsPerson = false }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead id={id} title={title} />
      {papers.length === 0 ? (
        <p className="px-4 pb-4 text-muted-fg">{none}</p>
      ) : (
        <ul aria-label={title}>
          {papers.map((paper) => (
            <PaperLine key={paper.id} paper={paper} today={today} showsPerson={showsPerson} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PaperLine({
  paper,
  today,
  showsPerson,
}: {
  paper: WalletPaper;
  today: string;
  showsPerson: boolean;
}) {
  const t = useText(crewCompetenciesTexts);
  const { date } = useFormat();
  const { person, competency, kind, number, issuer, expires_on } = paper;
  const worth = paperWorth(paper, today);
  const { tone, Icon } = looks[worth];
  const left = expires_on === null || worth !== 'good' ? null : daysBetween(today, expires_on);
  const renews =
    !showsPerson && expires_on !== null && (worth === 'expired' || (left !== null && left <= renewDays));
  const facts = [
    showsPerson && competency !== '' ? competency : null,
    number,
    issuer,
    expires_on === null ? t('forever') : t('until', { date: date(expires_on) }),
  ].filter((fact) => fact !== null);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <b className="break-words">{showsPerson ? person : competency || number}</b>
        <p className="break-words text-muted-fg text-sm">{facts.join(' · ')}</p>
        {renews && (
          <details className="text-sm">
            <summary className="w-fit cursor-pointer py-1 text-brand max-md:min-h-11 max-md:py-2.5">
              {t('renew')}
            </summary>
            <p className="text-muted-fg">{t(renewalOf(kind))}</p>
          </details>
        )}
      </div>
      {left !== null && <span className="text-muted-fg text-sm">{t('left', { count: left })}</span>}
      <Chip tone={tone} icon={<Icon aria-hidden="true" strokeWidth={1.75} />} className="shrink-0">
        {t(worth === 'good' && paper.self_declared ? 'worth.own' : `worth.${worth}`)}
      </Chip>
    </li>
  );
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}
