import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { keepClear } from '#ui/feedback/keep-clear.ts';
import { cn } from '#ui/style/cn.ts';
import { useConnectivity } from '../../../api/connectivity.ts';
import { useText } from '../../../text/i18n.ts';
import { recordTexts } from '../texts/texts.ts';

export type SaveBarProps = {
  /** On a page the buttons stand at the start, where no message covers them. */
  atStart: boolean;
  isNew: boolean;
  isBusy: boolean;
  isUploading: boolean;
  onCancel: () => void;
  onSaveAndNew: () => void;
};

/** The buttons of a form, always in sight; without a connection it says why nothing can be saved. */
export function SaveBar({ atStart, isNew, isBusy, isUploading, onCancel, onSaveAndNew }: SaveBarProps) {
  const t = useText(recordTexts);
  const isOffline = useConnectivity() === 'offline';
  const reason = isOffline ? t('offline') : isUploading ? t('uploading') : null;
  const buttons = [
    <Button key="cancel" onClick={onCancel}>
      {t('cancel')}
    </Button>,
    isNew && (
      <Button
        key="another"
        className="max-md:hidden"
        disabled={reason !== null || isBusy}
        onClick={onSaveAndNew}
      >
        {t('saveAndNew')}
      </Button>
    ),
    <Button
      key="save"
      type="submit"
      variant="primary"
      className="max-md:order-last"
      busy={isBusy}
      disabled={reason !== null}
    >
      {t('save')}
    </Button>,
  ];
  const hint = (
    <span
      key="hint"
      role="status"
      className={cn(
        'text-muted-fg text-xs',
        reason ? 'w-full max-md:order-first' : 'max-md:hidden',
        !atStart && 'me-auto',
      )}
    >
      {reason ?? (
        <>
          <Key>Ctrl</Key> <Key>Enter</Key> {t('keySaves')}
        </>
      )}
    </span>
  );
  return (
    <div {...keepClear} className="sticky bottom-(--save-bar) z-10 -mx-6 mt-auto -mb-5 pt-5 max-md:-mx-4">
      <div
        className={cn(
          'flex flex-wrap items-center gap-2 rounded-b-lg border-t bg-surface px-6 py-3 max-md:px-4 max-md:[&>button]:flex-1',
          !atStart && 'justify-end',
        )}
      >
        {atStart ? [...buttons.toReversed(), hint] : [hint, ...buttons]}
      </div>
    </div>
  );
}
