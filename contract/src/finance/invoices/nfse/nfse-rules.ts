import type { InvoiceRow } from '../invoice-shapes.ts';

/** What a city asks for of an electronic invoice. */
const nfseNeeds = ['document', 'code', 'city', 'rate'] as const;
export type NfseNeed = (typeof nfseNeeds)[number];

type Asked = Pick<InvoiceRow, 'customer_document' | 'service_code' | 'service_city' | 'iss_bp'>;

/** What of it an invoice does not say. */
export function lackedForNfse({ customer_document, service_code, service_city, iss_bp }: Asked): NfseNeed[] {
  const says = { document: customer_document, code: service_code, city: service_city, rate: iss_bp };
  return nfseNeeds.filter((need) => says[need] === null);
}
