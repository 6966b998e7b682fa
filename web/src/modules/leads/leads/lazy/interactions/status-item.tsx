import { choiceOf } from '@leme/contract/kit/resource/labels';
import { leads } from '@leme/contract/leads/leads';
import { leadsWords } from '@leme/contract/leads/texts/texts';
import { ArrowRight } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import type { StatusChange } from './interactions.queries.ts';
import { interactionsTexts } from './texts/texts.ts';

/** A step of the lead's status between what was said. */
export function StatusItem({ change }: { change: StatusChange }) {
  const t = useText(interactionsTexts);
  const words = useText(leadsWords);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { before, after, at, actor } = change;
  // Here they are told in full; lists have no room for it.
  const nameOf = (status: string) => {
    if (status === 'proposal') return words('leads.choice.status.proposal_sent');
    if (status === 'negotiation') return words('leads.choice.status.negotiating');
    return choiceOf(leads.fields.status, status, locale);
  };
  return (
    <li className="grid gap-0.5 text-muted-fg">
      <span className="flex flex-wrap items-center gap-x-1.5">
        {t('statusStep')} {nameOf(before)}
        <ArrowRight aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        <span className="sr-only">{t('became')}</span>
        <b className="text-fg">{nameOf(after)}</b>
      </span>
      <span className="wrap-anywhere text-xs tabular-nums">
        <time dateTime={at}>{dateTime(at)}</time>
        {actor && ` · ${actor}`}
      </span>
    </li>
  );
}
