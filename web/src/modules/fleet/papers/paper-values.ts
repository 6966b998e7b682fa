import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { boatDocuments, mostAlertDays, usualAlertDays } from '@leme/contract/fleet/boat-documents';
import { text } from '@leme/contract/kit/fields';
import { localise } from '@leme/contract/kit/locale';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import type { Resolver } from 'react-hook-form';
import { textOf } from '#kit/i18n.ts';
import { faultText } from '#kit/lazy/fault/fault-text.ts';
import { recordResolver } from '#kit/resource/record/fault-words.ts';
import { allSendable, changesBetween, startValues, type Values } from '#kit/resource/record/record-values.ts';
import type { PaperFields } from './papers.queries.ts';
import { papersTexts } from './texts/texts.ts';

/** The form of a paper: its reminders are typed as a list of days. */
export const paperForm: Resource = {
  ...boatDocuments,
  fields: {
    ...boatDocuments.fields,
    alert_days: text(
      'Avisar antes (dias)|Remind before (days)|Avisar antes (días)|Prévenir avant (jours)|Avvisa prima (giorni)',
      {
        required: true,
        max: 40,
        fallback: usualAlertDays.join(', '),
        hint: localise(
          'Até 4 números separados por vírgula|Up to 4 numbers with commas|Hasta 4 números separados por comas|Jusqu’à 4 nombres séparés par des virgules|Fino a 4 numeri separati da virgole',
        ),
      },
    ),
  },
};

export const paperFieldNames = Object.keys(paperForm.fields);

/** A paper as the forms of the kit read rows. */
export function rowOf(paper: BoatDocument): AnyRow {
  return { ...paper, deleted_at: null, labels: {}, alert_days: paper.alert_days.join(', ') };
}

export function startOf(paper: BoatDocument | null): Values {
  return startValues(paperForm, paperFieldNames, paper ? rowOf(paper) : undefined);
}

/** `60, 30 e 7` as days; null when it is no list of up to four different ones within a year. */
export function readDays(typed: string): number[] | null {
  const days = (typed.match(/\d+/g) ?? []).map(Number);
  const isOther = /[^\d\s,;e]/i.test(typed);
  const isSound =
    days.length > 0 &&
    days.length <= mostAlertDays &&
    new Set(days).size === days.length &&
    days.every((day) => day >= 1 && day <= 365);
  return isSound && !isOther ? days : null;
}

export function newPaper(values: Values): PaperFields {
  return sent(allSendable(paperForm, paperFieldNames, values)) as PaperFields;
}

/** What changed since a paper was read. */
export function changedPaper(before: BoatDocument, values: Values): Partial<PaperFields> {
  return sent(changesBetween(paperForm, paperFieldNames, startOf(before), values)) as Partial<PaperFields>;
}

function sent(values: Values): Record<string, unknown> {
  const { alert_days, ...others } = values;
  return alert_days === undefined ? others : { ...others, alert_days: readDays(String(alert_days)) };
}

const checkFields = recordResolver(paperForm, paperFieldNames);

/** What can be told before sending: each field by itself, the reminders, and the order of the dates. */
export const paperResolver: Resolver<Record<string, unknown>> = async (values, context, options) => {
  const { errors } = await checkFields(values, context, options);
  const { issued_on, expires_on, alert_days } = values;
  if (!errors.alert_days && !readDays(String(alert_days)))
    errors.alert_days = { type: 'days', message: textOf(papersTexts, 'alertDaysFault') };
  if (issued_on && expires_on && String(expires_on) < String(issued_on))
    errors.expires_on ??= { type: 'order', message: faultText({ code: 'before-issue' }) };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
