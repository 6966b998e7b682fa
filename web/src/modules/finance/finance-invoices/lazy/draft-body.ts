import type { InvoiceDetail } from '@leme/contract/finance/invoices/invoice-shapes';

/** A draft as it is sent again, without its lines. */
export function bodyOf(invoice: InvoiceDetail) {
  const { id, version, customer_id, customer_name, customer_document, customer_address, customer_email } =
    invoice;
  const { locale, period_from, period_to, due_on, terms, fine_bp, interest_bp } = invoice;
  const { service_code, service_city, iss_bp, deductions } = invoice;
  const whom = { customer_id, customer_name, customer_document, customer_address, customer_email, locale };
  const city = { service_code, service_city, iss_bp, deductions };
  return { id, version, ...whom, period_from, period_to, due_on, terms, fine_bp, interest_bp, ...city };
}

/** Its lines as they are sent again. */
export const keptLines = (invoice: InvoiceDetail) =>
  invoice.lines.map(({ id: _, booking_code: __, amount: ___, ...line }) => line);
