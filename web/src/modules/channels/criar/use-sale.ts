import type { createExternalBooking } from '@leme/contract/channels/external-endpoints';
import { externalSale } from '@leme/contract/channels/external-sale';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#kit/api/api.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { refetchShowing } from '#kit/live/shown-tables.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { criarTexts } from './texts/texts.ts';

const names = [
  'partner_id',
  'reference',
  'day',
  'session_id',
  'customer_name',
  'customer_phone',
  'customer_email',
  'collects',
] as const;
export type Counts = Readonly<Record<string, number>>;
export type Sale = Record<Exclude<(typeof names)[number], 'partner_id' | 'collects'>, string> & {
  partner_id: string | null;
  collects: 'partner' | 'pier' | 'usual';
  counts: Counts;
};
const start: Sale = {
  partner_id: null,
  reference: '',
  day: '',
  session_id: '',
  customer_name: '',
  customer_phone: '',
  customer_email: '',
  collects: 'usual',
  counts: {},
};

/** Those of whom somebody goes. */
export const partyOf = (counts: Counts) =>
  Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([fare_type_id, quantity]) => ({ fare_type_id, quantity }));

/** The form of a sale of a partner: the same reference again leads to what is there. */
export function useSale() {
  const t = useText(criarTexts);
  const kit = useText(kitTexts);
  const toast = useToast();
  const client = useQueryClient();
  const openPage = useOpenPage();
  /** The booking that was there under the reference. */
  const known = useRef<string | null>(null);
  const sale = useEntityForm<Sale>(externalSale, names, {
    start,
    faults: ({ counts }) => ({ counts: partyOf(counts).length === 0 && t('lacksParty') }),
    save: async ({ day: _, counts, partner_id, collects, customer_phone, customer_email, ...told }) => {
      const sold = await call<typeof createExternalBooking>('POST /external-bookings', {
        ...told,
        // The form is not sent without one.
        partner_id: partner_id ?? '',
        customer_phone: customer_phone || null,
        customer_email: customer_email || null,
        passengers: partyOf(counts),
        ...(collects !== 'usual' && { collects }),
      });
      known.current = sold.was_there ? sold.booking_id : null;
      void refetchShowing(client, ['bookings', 'sessions', 'reservas-externas']);
      toast.show({ title: t(sold.was_there ? 'wasThere' : 'sold', { code: sold.code }), tone: 'success' });
    },
    onDone: () => openPage(known.current ? `/bookings?open=${known.current}` : '/reservas-externas'),
    failedTitle: kit('failed'),
    leaves: () => true,
  });
  const { form } = sale;
  const setCounts = (counts: Counts) =>
    form.setValue('counts', counts, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const submit = () => {
    if (!sale.isBusy) sale.onSubmit();
  };
  return { ...sale, setCounts, submit, leave: () => openPage('/reservas-externas') };
}
