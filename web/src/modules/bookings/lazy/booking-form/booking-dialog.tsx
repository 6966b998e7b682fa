import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useCustomer } from '../customer/use-customer.ts';
import { nameOf } from '../session/session-parts.tsx';
import { useSessionOptions } from '../session/sessions.queries.ts';
import { sessionFormTexts } from '../session-form/texts/texts.ts';
import type { BookingDialogProps } from './booking-form.tsx';
import { BookingForm } from './booking-form.tsx';
import { bookingFormTexts } from './texts/texts.ts';

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
    <Dialog onClose={onClose} title={t('title')} description={description}>
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
