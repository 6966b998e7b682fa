import { bookings } from '@leme/contract/bookings/bookings';
import type { Field } from '@leme/contract/kit/resource/fields';
import { bareTaxId, isTaxId } from '@leme/contract/kit/values/tax-id';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { wordedFault } from '#kit/resource/record/values/fault-words.ts';
import { valueFault } from '#kit/resource/value-fault.ts';
import type { Buyer } from '../sale/sale.ts';

export type BuyerFaults = Partial<
  Record<'customer_name' | 'customer_phone' | 'customer_email' | 'customer_document', string>
>;

/** What is wrong with who books, in words by field; what the server would say as well. */
export function buyerFaults(buyer: Buyer): BuyerFaults {
  const { customer_name, customer_phone, customer_email } = bookings.fields;
  const document = bareTaxId(buyer.customer_document);
  const said = {
    customer_name: wordsOf(customer_name, buyer.customer_name),
    customer_phone: wordsOf(customer_phone, buyer.customer_phone),
    customer_email: wordsOf(customer_email, buyer.customer_email),
    customer_document: document !== '' && !isTaxId(document) ? faultText({ code: 'tax-id' }) : undefined,
  };
  return Object.fromEntries(Object.entries(said).filter(([, words]) => words !== undefined));
}

function wordsOf(field: Field, typed: string): string | undefined {
  const value = typed.trim() === '' ? null : typed.trim();
  const fault = valueFault(field, value);
  return fault ? faultText(wordedFault(field, value, fault)) : undefined;
}
