// Written by `npm run texts` from pt-BR.json.
import { defineTexts } from '#kit/text/define-texts.ts';
import source from './pt-BR.json' with { type: 'json' };

type Texts = {
  validation: never;
  'malformed-body': never;
  'malformed-request': never;
  'request-too-slow': never;
  'headers-too-large': never;
  'body-too-large': never;
  'unsupported-media-type': never;
  'signed-out': never;
  'subscription-lapsed': never;
  'sign-in-failed': never;
  'link-invalid': never;
  forbidden: never;
  'cross-origin': never;
  'not-found': never;
  'tenant-changed': never;
  'user-changed': never;
  'contract-too-new': never;
  'stale-version': never;
  'already-exists': never;
  'in-use': never;
  'move-forbidden': never;
  'files-full': never;
  'disk-full': never;
  'import-started': never;
  'seats-sold-out': never;
  'seats-below-taken': never;
  'people-full': never;
  'boat-too-small-for': never;
  'boat-busy': never;
  'booking-state': never;
  'hold-expired': never;
  'past-cutoff': never;
  'beyond-horizon': never;
  'private-taken': never;
  unaccompanied: never;
  'credit-unusable': never;
  'session-cancelled': never;
  'booking-cancelled': never;
  'session-has-bookings': never;
  'session-finished': never;
  'people-aboard': never;
  'choose-passengers': never;
  'nothing-to-move': never;
  'boat-full': never;
  'payment-other-day': never;
  'payment-id-reused': never;
  'request-in-flight': never;
  'idempotency-key-required': never;
  'idempotency-key-reused': never;
  'too-many-requests': never;
  'tenant-unidentified': never;
  'tenant-not-found': never;
  'tenant-inactive': never;
  internal: never;
  'too-much-work': never;
  unavailable: never;
  lost: never;
  timeout: never;
  intercepted: never;
  unexpected: never;
  'stock-short': never;
  'price-changed': never;
  'quota-used-up': never;
  'nobody-works': never;
  'cadence-empty': never;
  'lead-over': never;
};

export const problemTexts = defineTexts<Texts>('kit/problem', {
  fetch: async (locale) => ({ 'kit/problem': (await import(`../texts/${locale}.json`)).default }),
  all: { 'pt-BR': { 'kit/problem': source } },
});
