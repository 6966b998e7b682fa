import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { type Lead, leads } from '@leme/contract/leads/leads';
import { useFormat } from '#kit/text/format.ts';
import { useLocale } from '#kit/text/i18n.ts';

const { temperature } = leads.fields;
const { cadence, cadence_step, cadence_paused, first_response_due_at } = leads.computed ?? {};

/** How warm a lead is, where it is in its cadence, and until when somebody has to answer it for the first time. */
export function LeadStanding({ lead }: { lead: Lead }) {
  const locale = useLocale();
  const { dateTime, number } = useFormat();
  const said = (field: Parameters<typeof labelOf>[0] | undefined, text: string | null) =>
    field && text !== null && `${labelOf(field, locale)}: ${text}`;
  const paused = lead.cadence_paused;
  const facts = [
    said(temperature, lead.temperature && choiceOf(temperature, lead.temperature, locale)),
    said(cadence, lead.cadence),
    lead.cadence !== null &&
      said(cadence_step, lead.cadence_step === null ? null : number(lead.cadence_step)),
    said(cadence_paused, paused && cadence_paused ? choiceOf(cadence_paused, paused, locale) : null),
    lead.first_contact_at === null &&
      said(first_response_due_at, lead.first_response_due_at && dateTime(lead.first_response_due_at)),
  ].filter((fact): fact is string => Boolean(fact));
  if (facts.length === 0) return null;
  return <span className="block text-sm tabular-nums">{facts.join(' · ')}</span>;
}
