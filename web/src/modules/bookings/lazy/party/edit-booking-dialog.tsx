import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useSessionOptions } from '../session/sessions.queries.ts';
import { sessionFormTexts } from '../session-form/texts/texts.ts';
import type { EditBookingDialogProps } from './edit-booking-form.tsx';
import { EditBookingForm } from './edit-booking-form.tsx';
import { partyTexts } from './texts/texts.ts';

/** Changes who comes and how many. */
export function EditBookingDialog(props: EditBookingDialogProps) {
  const t = useText(partyTexts);
  const form = useText(sessionFormTexts);
  const options = useSessionOptions();
  if (options.data) return <EditBookingForm {...props} options={options.data} />;
  return (
    <Dialog onClose={props.onClose} title={t('editTitle')}>
      <QueryView
        query={options}
        skeleton="form"
        loadingLabel={form('loading')}
        errorTitle={form('loadFailed')}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}
