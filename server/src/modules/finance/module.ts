import { finance } from '@leme/contract/finance/module';
import type { Clock } from '#kit/clock';
import type { TenantTx } from '#kit/database/tenant-tx';
import type { ServerModule } from '#kit/http/serve';
import { servesBank } from './bank/serves.ts';
import { servesChargeCancellation } from './charges/cancel-charge.ts';
import { servesChargeCreation } from './charges/create-charge.ts';
import { servesChargePayment } from './charges/pay-charge.ts';
import { servesPublicCharges } from './charges/public-charge.ts';
import { servesCharge, servesCharges, servesReceiver } from './charges/read-charges.ts';
import { servesEntryCreation } from './entries/create-entry.ts';
import { servesEntrySheet } from './entries/import-entries.ts';
import { servesEntries, servesEntry } from './entries/read-entries.ts';
import { servesSettlements } from './entries/settle-entries.ts';
import { servesSettlement } from './entries/settle-entry.ts';
import { servesSplit } from './entries/split-entry.ts';
import { servesEntryCancellation, servesReversal } from './entries/take-back.ts';
import { hooks } from './hooks.ts';
import { servesCreditNote } from './invoices/credit-note.ts';
import {
  servesInvoice,
  servesInvoiceCreation,
  servesInvoiceDeletion,
  servesInvoiceUpdate,
} from './invoices/draft-invoice.ts';
import { servesIssuance, servesVoiding } from './invoices/issue-invoice.ts';
import { servesInvoiceLetters } from './invoices/letters/send-invoice.ts';
import { invoiceMails } from './invoices/letters/write-letters.ts';
import { servesInvoiceNotes, servesInvoiceSummary, servesInvoices } from './invoices/list-invoices.ts';
import { servesNfseSheet } from './invoices/nfse/export-nfse.ts';
import { servesNfseImport } from './invoices/nfse/import-nfse.ts';
import { servesInvoicePapers } from './invoices/paper/read-papers.ts';
import { servesProposal } from './invoices/propose-invoice.ts';
import { servesInvoicePayment } from './invoices/receive-payment.ts';
import { servesInvoiceReversal } from './invoices/reverse-payment.ts';
import { servesClosing, servesPeriods, servesReopening } from './months/periods.ts';
import { servesAllocation, servesAllocationRun } from './months/run-allocations.ts';
import { servesTaxRun } from './months/run-taxes.ts';
import { servesPostings } from './reports/list-postings.ts';
import { servesAccounts, servesCategories } from './reports/read-accounts.ts';
import { servesChecks } from './reports/read-checks.ts';
import { servesResultCourse } from './reports/read-course.ts';
import { servesForecast } from './reports/read-forecast.ts';
import { servesOverview, servesReportSummary } from './reports/read-overview.ts';
import { servesResults } from './reports/read-results.ts';
import { servesSailings } from './reports/read-sailings.ts';
import { servesAccountUpdate } from './setup/accounts.ts';
import { servesMethods, servesMethodUpdate } from './setup/methods.ts';
import { registers } from './setup/registers.ts';
import { servesStatement, servesStatementUpdate } from './setup/statement.ts';
import { servesAgreement, servesAgreements, servesTaxRate, servesTaxRates } from './setup/terms.ts';
import { servesTillClosing, servesTillOpening, servesTills, servesWithdrawal } from './tills/keep-till.ts';

type Needs = { tenantTx: TenantTx; origin: () => string; clock: Clock };

/** The books: what moved money is posted once, and every figure is made of postings. */
export const financeModule = (needs: Needs): ServerModule => ({
  ...finance,
  ...hooks,
  mails: invoiceMails(needs),
  constraints: {
    finance_periods_closed_once: 'month-closed',
    finance_settlements_reversed_once: 'settlement-reversed',
    invoice_lines_booking_once: 'booking-invoiced',
    invoice_payments_reversed_once: 'settlement-reversed',
  },
  serves: [
    ...registers,
    ...servesBank,
    servesOverview,
    servesForecast,
    servesReportSummary,
    servesCategories,
    servesAccounts,
    servesPostings,
    servesChecks,
    servesResults,
    servesResultCourse,
    servesSailings,
    servesEntryCreation,
    servesEntrySheet,
    ...servesEntries,
    servesEntry,
    servesSettlement,
    servesSettlements,
    servesSplit,
    servesReversal,
    servesEntryCancellation,
    servesTills,
    servesTillOpening,
    servesWithdrawal,
    servesTillClosing,
    servesAccountUpdate,
    servesMethods,
    servesMethodUpdate,
    servesAgreements,
    servesAgreement,
    servesTaxRates,
    servesTaxRate,
    servesTaxRun,
    servesAllocation,
    servesAllocationRun,
    servesStatement,
    servesStatementUpdate,
    servesPeriods,
    servesClosing,
    servesReopening,
    servesChargeCreation,
    servesCharges,
    servesReceiver,
    servesCharge,
    servesChargeCancellation,
    servesChargePayment,
    ...servesPublicCharges(needs),
    ...servesInvoices,
    servesInvoiceSummary,
    servesProposal,
    servesInvoiceCreation,
    servesInvoiceUpdate,
    servesInvoiceDeletion,
    servesInvoice,
    servesIssuance,
    servesVoiding,
    servesInvoicePayment,
    servesInvoiceReversal,
    servesCreditNote,
    servesInvoiceNotes,
    ...servesInvoicePapers,
    ...servesInvoiceLetters,
    servesNfseSheet,
    servesNfseImport,
  ],
});
