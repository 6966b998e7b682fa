// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  required: never;
  'too-small': 'minimum';
  'too-large': 'maximum';
  'too-short': 'minimum';
  type: never;
  invalid: never;
  option: never;
  unknown: never;
  'unknown-field': never;
  email: never;
  phone: never;
  date: never;
  time: never;
  'time-zone': never;
  'control-characters': never;
  'too-deep': never;
  'money-decimals': never;
  negative: never;
  zero: never;
  repeated: never;
  inside: never;
  'no-value': never;
  'above-boats': never;
  'too-small-for': 'departures';
  'above-total': never;
  'above-paid': never;
  'above-remaining': never;
  'weak-password': never;
  'common-password': never;
  'preference-key': never;
  taken: never;
  'tax-id': never;
  colour: never;
  decimals: never;
  digits: never;
  integer: never;
  integers: 'maximum' | 'minimum' | 'most';
  'file-type': never;
  pixels: 'maximum';
  'line-break': never;
  image: never;
  'too-long': 'maximum';
  'too-many': 'maximum';
  datetime: never;
  'not-yours': never;
  'other-parent': never;
  start: never;
  'by-move': never;
  'before-issue': never;
  same: never;
  'agent-and-person': never;
  personal: never;
  coordinates: never;
  backwards: never;
  'view-search': never;
  'too-many-views': 'maximum';
  'too-many-rows': 'maximum';
  'inside-itself': never;
  'too-many-moved': 'maximum';
  'unknown-placeholder': 'known' | 'name';
  'unbalanced-brace': 'near';
  'too-few-digits': never;
  'both-days': never;
  'dialling-code': never;
};

export const faultTexts = defineTexts<Texts>('kit/form/lazy/fault', {
  fetch: async (locale) => ({ 'kit/form/lazy/fault': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/form/lazy/fault': source } },
});
