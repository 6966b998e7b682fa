import { isNothing } from '@leme/contract/kit/kinds/words/words';
import { mostPeople } from '@leme/contract/leads/leads';
import type { Resolver } from 'react-hook-form';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { soundFaults, wordedFault } from '#kit/resource/record/values/fault-words.ts';
import { sendable } from '#kit/resource/record/values/record-values.ts';
import { valueFault } from '#kit/resource/value-fault.ts';
import { type LeadValues, leadForm, type Typed } from './lead-values.ts';

type Words = (key: FaultKey) => string;
type FaultKey =
  | ('nameMissing' | 'nameShort' | 'countryMissing' | 'codeMissing' | 'phoneMissing' | 'phoneShort')
  | ('adultsInvalid' | 'childrenInvalid' | 'groupInvalid' | 'adultPriceInvalid' | 'childPriceInvalid')
  | ('totalMissing' | 'totalInvalid' | 'groupPriceInvalid');

type LeadFault = { name: keyof LeadValues; message: string };

const isCount = (typed: Typed) =>
  typed === null ||
  (typeof typed === 'number' && Number.isInteger(typed) && typed >= 0 && typed <= mostPeople);
const isPrice = (typed: Typed) => typed === null || (typeof typed === 'number' && typed >= 0);

/** Puts that beside the fields before they are sent. */
export function leadResolver(
  isGroup: (lead: LeadValues) => boolean,
  t: Words,
): Resolver<Record<string, unknown>> {
  return (values) => {
    const lead = values as LeadValues;
    const faults = leadFaults(lead, isGroup(lead), t);
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(({ name, message }) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** What is wrong with a lead, field by field in the order in which they are read, in the words of the trade. */
function leadFaults(values: LeadValues, isGroup: boolean, t: Words): LeadFault[] {
  const { name, phone, country, country_code, offered_value } = values;
  const found: Partial<Record<keyof LeadValues, string | false>> = {
    name: isNothing(name) ? t('nameMissing') : [...name.trim()].length < 2 && t('nameShort'),
    country: isNothing(country) && t('countryMissing'),
    country_code: isNothing(country_code) && t('codeMissing'),
    phone: isNothing(phone)
      ? t('phoneMissing')
      : faultOf('phone', phone)?.code === 'too-few-digits' && t('phoneShort'),
    adult_count: !isGroup && !isCount(values.adult_count) && t('adultsInvalid'),
    child_count: !isGroup && !isCount(values.child_count) && t('childrenInvalid'),
    passenger_count: isGroup && !isCount(values.passenger_count) && t('groupInvalid'),
    adult_price: !isPrice(values.adult_price) && t('adultPriceInvalid'),
    child_price: !isPrice(values.child_price) && t('childPriceInvalid'),
    offered_value: totalFault(offered_value, isGroup, t),
  };
  const together = togetherFaults(values);
  return ownOrder.flatMap((field) => {
    const declared = judgedHere.has(field) ? '' : declaredFault(field, values[field]);
    const message = found[field] || declared || together.get(field);
    return message ? [{ name: field, message }] : [];
  });
}

function totalFault(total: Typed, isGroup: boolean, t: Words): string | false {
  if (total === null || total === 0) return t('totalMissing');
  if (isPrice(total)) return false;
  return t(isGroup ? 'groupPriceInvalid' : 'totalInvalid');
}

const ownOrder = [
  ...(['name', 'email', 'country', 'country_code', 'phone', 'product_id', 'interest_date'] as const),
  ...(['adult_count', 'child_count', 'passenger_count', 'offered_value', 'adult_price'] as const),
  ...(['child_price', 'fare_type_adjustments', 'tags', 'note', 'source', 'owner_id'] as const),
  ...(['temperature', 'lost_kind', 'lost_reason'] as const),
];
/** Of these the words above are all there is to say. */
const judgedHere = new Set<keyof LeadValues>(['adult_count', 'child_count', 'passenger_count']);

function declaredFault(name: keyof LeadValues, typed: unknown): string {
  const field = leadForm.fields[name];
  const fault = faultOf(name, typed);
  return field && fault ? faultText(wordedFault(field, sendable(field, typed), fault)) : '';
}

function faultOf(name: keyof LeadValues, typed: unknown) {
  const field = leadForm.fields[name];
  return field ? valueFault(field, sendable(field, typed)) : null;
}

/** What the rules of leads have against values that are sound by themselves. */
function togetherFaults(values: LeadValues): ReadonlyMap<string, string> {
  const sound = ownOrder.map((name) => {
    const field = leadForm.fields[name];
    return [name, field && !faultOf(name, values[name]) ? sendable(field, values[name]) : null] as const;
  });
  const faults = soundFaults(leadForm, Object.fromEntries(sound));
  return new Map(faults.map((fault) => [fault.pointer.slice(1), faultText(fault)]));
}
