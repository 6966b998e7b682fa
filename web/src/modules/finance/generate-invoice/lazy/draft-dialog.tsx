import type { createInvoice, InvoiceProposal } from '@leme/contract/finance/invoices/invoice-endpoints';
import { invoices } from '@leme/contract/finance/invoices/invoices';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { useRef } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { generateInvoiceTexts } from '../texts/texts.ts';

type Props = { proposal: InvoiceProposal; from: string | null; to: string | null; onClose: () => void };
const usualDays = 10;

/** To whom and until when: the draft opens as a page, where it is issued. */
export function DraftDialog({ proposal, from, to, onClose }: Props) {
  const t = useText(generateInvoiceTexts);
  const open = useOpenPage();
  const made = useRef<string | null>(null);
  const today = dayIn(useTimeZone(), Temporal.Now.instant());
  const { customer_id, customer_name, customer_document, customer_email, locale, terms, lines } = proposal;
  const start: Draft = {
    customer_name,
    customer_document: customer_document ?? '',
    customer_address: '',
    customer_email: customer_email ?? '',
    due_on: addDays(today, usualDays),
    terms: terms ?? '',
    fine_bp: proposal.fine_bp,
    interest_bp: proposal.interest_bp,
    service_code: '',
    service_city: '',
    iss_bp: null,
    deductions: null,
  };
  return (
    <VerbDialog
      entity={invoices}
      fields={[
        ...(['customer_name', 'customer_document', 'customer_address', 'customer_email', 'due_on'] as const),
        ...(['terms', 'fine_bp', 'interest_bp', 'service_code', 'service_city'] as const),
        ...(['iss_bp', 'deductions'] as const),
      ]}
      start={start}
      leaves={() => true}
      title={t('make')}
      submit={t('saveDraft')}
      run={(draft) =>
        call<typeof createInvoice>('POST /invoices', {
          ...cleaned(draft),
          customer_id,
          locale,
          period_from: from,
          period_to: to,
          lines: lines.map(({ booking_code: _, amount: __, ...line }) => line),
        })
      }
      shows={['finance-invoices']}
      done={({ id }) => {
        made.current = id;
        return t('draftSaved');
      }}
      onClose={() => {
        onClose();
        if (made.current) open(`/finance/invoices?open=${made.current}`);
      }}
    />
  );
}

type Draft = {
  customer_name: string;
  customer_document: string;
  customer_address: string;
  customer_email: string;
  due_on: string;
  terms: string;
  fine_bp: number | null;
  interest_bp: number | null;
  service_code: string;
  service_city: string;
  iss_bp: number | null;
  deductions: number | null;
};

/** What was left empty is nothing. */
function cleaned({ customer_name, due_on, fine_bp, interest_bp, iss_bp, deductions, ...texts }: Draft) {
  const given = Object.entries(texts).map(([name, text]) => [name, text.trim() || null]);
  const optional = Object.fromEntries(given) as Record<keyof typeof texts, string | null>;
  const late = { fine_bp: fine_bp ?? 0, interest_bp: interest_bp ?? 0 };
  return { ...optional, customer_name, due_on, ...late, iss_bp, deductions };
}
