import type { Lead } from '@leme/contract/leads/leads';

/** Hands the number to whatever makes calls here. */
export function callUp({ country_code, phone }: Pick<Lead, 'country_code' | 'phone'>): void {
  const code = country_code.replace(/^(?=\d)/, '+');
  window.location.href = `tel:${phone.startsWith('+') ? '' : code}${phone}`;
}
