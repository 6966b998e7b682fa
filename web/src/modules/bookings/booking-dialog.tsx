import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { QueryView } from '#kit/query-view.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { bookingFormTexts } from './booking-form/texts/texts.ts';
import type { BookingDialogProps } from './booking-form.tsx';
import { BookingForm } from './booking-form.tsx';
import { useCustomer } from './customer/use-customer.ts';
import { sessionFormTexts } from './session-form/texts/texts.ts';
import { nameOf } from './session-parts.tsx';
import { useSessionOptions } from './sessions.queries.ts';

/** Books seats of a session. */
export function BookingDialog({ session, customerId, onClose }: BookingDialogProps) {
  const t = useText(bookingFormTexts);
  const form = useText(sessionFormTexts);
  const { date } = useFormat();
  const options = useSessionOptions();
  const customer = useCustomer(customerId);
  const description = `${nameOf(session)}, ${date(session.date)}`;
  if (options.data && !customer.isLoading) {
    return (
      <BookingForm
        session={session}
        options={options.data}
        customer={customer.data}
        description={description}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('title')}
      description={description}
      closeLabel={form('close')}
    >
      <QueryView<unknown>
        query={options.data ? customer : options}
        skeleton="form"
        loadingLabel={form('loading')}
        errorTitle={form('loadFailed')}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
