import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { boatDocumentForm, mostAlertDays } from '@leme/contract/fleet/boat-documents';
import type { AnyRow } from '@leme/contract/kit/resource';
import type { Resolver } from 'react-hook-form';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { recordResolver } from '#kit/resource/record/values/fault-words.ts';
import {
  allSendable,
  changesBetween,
  startValues,
  type Values,
} from '#kit/resource/record/values/record-values.ts';
import { textOf } from '#kit/text/i18n.ts';
import type { DocumentFields } from './documents.queries.ts';
import { documentsTexts } from './texts/texts.ts';

export const documentFieldNames = Object.keys(boatDocumentForm.fields);

/** A paper as the forms of the kit read rows. */
export function rowOf(paper: BoatDocument): AnyRow {
  return { ...paper, deleted_at: null, labels: {}, alert_days: paper.alert_days.join(', ') };
}

export function startOf(paper: BoatDocument | null): Values {
  return startValues(boatDocumentForm, documentFieldNames, paper ? rowOf(paper) : undefined);
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

export function newPaper(values: Values): DocumentFields {
  return sent(allSendable(boatDocumentForm, documentFieldNames, values)) as DocumentFields;
}

/** What changed since a paper was read. */
export function changedPaper(before: BoatDocument, values: Values): Partial<DocumentFields> {
  return sent(
    changesBetween(boatDocumentForm, documentFieldNames, startOf(before), values),
  ) as Partial<DocumentFields>;
}

function sent(values: Values): Record<string, unknown> {
  const { alert_days, ...others } = values;
  return alert_days === undefined ? others : { ...others, alert_days: readDays(String(alert_days)) };
}

const checkFields = recordResolver(boatDocumentForm, documentFieldNames);

/** What can be told before sending: each field by itself, the reminders, and the order of the dates. */
export const documentResolver: Resolver<Record<string, unknown>> = async (values, context, options) => {
  const { errors } = await checkFields(values, context, options);
  const { issued_on, expires_on, alert_days } = values;
  if (!errors.alert_days && !readDays(String(alert_days)))
    errors.alert_days = { type: 'days', message: textOf(documentsTexts, 'alertDaysFault') };
  if (issued_on && expires_on && String(expires_on) < String(issued_on))
    errors.expires_on ??= { type: 'order', message: faultText({ code: 'before-issue' }) };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
