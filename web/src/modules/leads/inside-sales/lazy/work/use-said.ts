import type { contactTypes } from '@leme/contract/leads/inside-sales/dues';
import type { QueueRow } from '@leme/contract/leads/inside-sales/endpoints';
import type { Lead } from '@leme/contract/leads/leads';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { type Interactions, useTemplates } from '../../../leads/lazy/interactions/interactions.queries.ts';
import { useMessages } from '../../../leads/lazy/interactions/use-messages.ts';
import { contact, shown } from '../../queue.queries.ts';
import { insideSalesTexts } from '../../texts/texts.ts';

/** What was said to a lead, and what was promised for later. */
export type Said = {
  type: (typeof contactTypes)[number];
  title: string;
  text: string;
  answered: boolean;
  promises: boolean;
  promisedAt: string | null;
  promised: string;
};

type Given = { row: QueueRow | undefined; interactions: Interactions; onDone: () => void };

/** What is next, filled in with the text of its step; sent, it is done, and what follows is planned. */
export function useSaid(lead: Lead, { row, interactions, onDone }: Given) {
  const t = useText(insideSalesTexts);
  const { templates } = useTemplates();
  const fill = useMessages(lead);
  const next = nextOf(row, interactions);
  // None where its template is switched off.
  const template = templates.find(({ id }) => id === next?.template_id);
  const [typed, setTyped] = useState<{ of: string; part: Partial<Said> }>({ of: lead.id, part: {} });
  const said: Said = {
    type: next?.type ?? 'whatsapp',
    title: next?.title ?? t('firstWord'),
    text: template ? fill(template).text : '',
    answered: false,
    promises: false,
    promisedAt: null,
    promised: t('callBack'),
    ...(typed.of === lead.id && typed.part),
  };
  const { run, isBusy, at } = useVerb(
    () =>
      contact({
        id: lead.id,
        interaction_id: next?.id ?? null,
        type: said.type,
        title: said.title.trim() || t('firstWord'),
        description: said.text.trim() || null,
        template_id: next?.template_id ?? null,
        answered: said.answered,
        next: promiseOf(said, t('callBack')),
      }),
    {
      check: () => ({ 'next.interaction_date': said.promises && !said.promisedAt && t('promiseMissing') }),
      shows: shown.shows,
      fields: ['next.interaction_date'],
      done: () => {
        onDone();
        return t('contacted', { name: lead.name });
      },
      failed: t('failed'),
    },
  );
  return {
    said,
    at,
    isBusy,
    change: (part: Partial<Said>) =>
      setTyped({ of: lead.id, part: { ...(typed.of === lead.id && typed.part), ...part } }),
    send: () => void run(),
  };
}

type Next = Pick<NonNullable<QueueRow['next']>, 'id' | 'type' | 'title' | 'template_id'>;

/** The earliest that is pending, as the queue tells, else as the history does. */
function nextOf(row: QueueRow | undefined, { rows }: Interactions): Next | undefined {
  if (row?.next) return row.next;
  const pending = rows.filter(({ status }) => status === 'pending');
  return pending.toSorted((one, other) => one.interaction_date.localeCompare(other.interaction_date))[0];
}

const promiseOf = ({ promises, promisedAt, promised }: Said, usual: string) =>
  promises && promisedAt
    ? { type: 'call' as const, title: promised.trim() || usual, interaction_date: promisedAt }
    : null;
