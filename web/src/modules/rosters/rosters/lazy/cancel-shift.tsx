import type { cancelShift } from '@leme/contract/rosters/assignment-endpoints';
import { call } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { shows } from '../roster.queries.ts';
import { rostersTexts } from '../texts/texts.ts';

type Props = { id: string; name: string; count: number; onClose: () => void };

/** Asks before a shift goes, with whoever was to work on it. */
export function CancelShift({ id, name, count, onClose }: Props) {
  const t = useText(rostersTexts);
  const kit = useText(kitTexts);
  const cancel = useVerb(() => call<typeof cancelShift>('POST /crew-shifts/:id/cancellation', { id }), {
    shows,
    done: () => {
      onClose();
      return t('shiftCancelled', { name });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('shiftCancelTitle')}
      text={t('shiftCancelText', { name, count })}
      labels={{ confirm: t('shiftCancel'), cancel: kit('back') }}
      onConfirm={() => void cancel.run()}
      busy={cancel.isBusy}
    >
      {cancel.refusal && <Banner tone="danger">{cancel.refusal}</Banner>}
    </ConfirmDialog>
  );
}
