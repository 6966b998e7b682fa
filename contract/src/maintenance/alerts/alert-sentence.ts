import { boatDocuments } from '../../fleet/boat-documents.ts';
import { dayText } from '../../kit/language/intl.ts';
import type { Locale } from '../../kit/language/locale.ts';
import { textsIn } from '../../kit/language/texts.ts';
import { choiceOf } from '../../kit/resource/labels.ts';
import { maintenanceWords } from '../texts/texts.ts';
import type { AlertType } from './alert-list.ts';

/** What an alert is about, by the names its sentence has for them. */
export type AlertParams = Readonly<Record<string, string | number | null>>;
type Said = { type: string; description: string; params: string | AlertParams | null };

/** The sentence of an alert in the reader's language, made of its type and values; what somebody wrote stays as it is. */
export function alertSentence({ type, description, params }: Said, locale: Locale): string {
  const values = typeof params === 'string' ? (JSON.parse(params) as AlertParams) : (params ?? {});
  const say = sentences[type as AlertType];
  return say?.(values, locale) ?? description;
}

type Sentence = (values: AlertParams, locale: Locale) => string | null;

const textOf = (value: string | number | null | undefined) => String(value ?? '–');

function dayOf(value: string | number | null | undefined, locale: Locale): string {
  if (typeof value !== 'string') return '–';
  return dayText(value, locale);
}

/** A number as it is read: at most one decimal. */
const numberOf = (value: string | number | null | undefined, locale: Locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Number(value ?? 0));

const planKeys = {
  soon: 'alert.soon',
  due: 'alert.due',
  overdue: 'alert.overdue',
  ends: 'alert.ends',
} as const;
const paperKeys = {
  soon: 'alert.paper.soon',
  expired: 'alert.paper.expired',
  ends: 'alert.paper.ends',
} as const;
const crewKeys = {
  soon: 'alert.crew.soon',
  expired: 'alert.crew.expired',
  exception: 'alert.crew.exception',
} as const;
const occurrenceKeys = {
  avaria: 'alert.occurrence.avaria',
  acidente: 'alert.occurrence.acidente',
  homem_ao_mar: 'alert.occurrence.homem_ao_mar',
} as const;
const voyageKeys = {
  people: 'alert.voyage.people',
  hours: 'alert.voyage.hours',
  'no-departure': 'alert.voyage.no-departure',
  'other-voyage': 'alert.voyage.other-voyage',
} as const;
const keyIn = <K extends string>(keys: Readonly<Record<string, K>>, state: unknown): K | undefined =>
  typeof state === 'string' && Object.hasOwn(keys, state) ? keys[state] : undefined;

const sentences: Partial<Record<AlertType, Sentence>> = {
  meter_due(values, locale) {
    const key = keyIn(planKeys, values.state);
    const { title, name } = values;
    return key ? textsIn(maintenanceWords, locale)(key, { title: textOf(title), name: textOf(name) }) : null;
  },
  meter_review: ({ name }, locale) =>
    name ? textsIn(maintenanceWords, locale)('alert.review', { name: textOf(name) }) : null,
  work_order_overdue: ({ code, boat }, locale) =>
    code
      ? textsIn(maintenanceWords, locale)('alert.order', { code: textOf(code), boat: textOf(boat) })
      : null,
  occurrence({ kind, boat, text, count, time }, locale) {
    const t = textsIn(maintenanceWords, locale);
    if (kind === 'anyway') return t('alert.departure.anyway', { boat: textOf(boat) });
    if (kind === 'missing')
      return t('alert.departure.missing', { boat: textOf(boat), count: Number(count ?? 1) });
    if (kind === 'red')
      return t('alert.departure.red', { boat: textOf(boat), time: textOf(time), text: textOf(text) });
    const key = keyIn(occurrenceKeys, kind);
    return key ? textsIn(maintenanceWords, locale)(key, { boat: textOf(boat), text: textOf(text) }) : null;
  },
  voyage_review({ why, boat, day }, locale) {
    const key = keyIn(voyageKeys, why);
    return key
      ? textsIn(maintenanceWords, locale)(key, { boat: textOf(boat), day: dayOf(day, locale) })
      : null;
  },
  voyage_overdue: ({ boat, time }, locale) =>
    boat
      ? textsIn(maintenanceWords, locale)('alert.overdue-boat', { boat: textOf(boat), time: textOf(time) })
      : null,
  fuel_outlier: ({ boat, per_hour, usual }, locale) =>
    boat
      ? textsIn(maintenanceWords, locale)('alert.fuel', {
          boat: textOf(boat),
          perHour: numberOf(per_hour, locale),
          usual: numberOf(usual, locale),
        })
      : null,
  crew_open: ({ product, day, time, count }, locale) =>
    product
      ? textsIn(maintenanceWords, locale)('alert.crew-open', {
          product: textOf(product),
          day: dayOf(day, locale),
          time: textOf(time),
          count: Number(count ?? 1),
        })
      : null,
  crew_conflict({ product, day, time }, locale) {
    if (!day) return null;
    const t = textsIn(maintenanceWords, locale);
    const when = { day: dayOf(day, locale), time: textOf(time) };
    return product
      ? t('alert.crew-conflict', { ...when, product: textOf(product) })
      : t('alert.crew-conflict.shift', when);
  },
  part_life: ({ name }, locale) =>
    name ? textsIn(maintenanceWords, locale)('alert.part', { name: textOf(name) }) : null,
  stock_low: ({ name, quantity, least }, locale) =>
    name
      ? textsIn(maintenanceWords, locale)('alert.stock', {
          name: textOf(name),
          quantity: numberOf(quantity, locale),
          least: numberOf(least, locale),
        })
      : null,
  crew_cert({ state, paper, expires_on }, locale) {
    const key = keyIn(crewKeys, state);
    const day = dayOf(expires_on, locale);
    return key ? textsIn(maintenanceWords, locale)(key, { paper: textOf(paper), day }) : null;
  },
  document_expiry({ state, kind, boat, expires_on, sails_on }, locale) {
    const key = keyIn(paperKeys, state);
    if (!key) return null;
    const paper = choiceOf(boatDocuments.fields.kind, textOf(kind), locale);
    const days = { day: dayOf(expires_on, locale), sails: dayOf(sails_on, locale) };
    return textsIn(maintenanceWords, locale)(key, { paper, boat: textOf(boat), ...days });
  },
};
