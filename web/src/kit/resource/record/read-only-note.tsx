import { Lock, Trash2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useFormat } from '../../text/format.ts';
import { useText } from '../../text/i18n.ts';
import { recordTexts } from './texts/texts.ts';

export type ReadOnlyNoteProps = { deletedAt: string | null; onRestore: (() => void) | undefined };

/** Why a record cannot be changed: it is deleted, or the person may not. */
export function ReadOnlyNote({ deletedAt, onRestore }: ReadOnlyNoteProps) {
  const t = useText(recordTexts);
  const { dateTime } = useFormat();
  const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;
  return (
    <div className="mb-4">
      {deletedAt === null ? (
        <Banner icon={<Lock {...icon} />}>{t('readOnly')}</Banner>
      ) : (
        <Banner
          tone="warning"
          icon={<Trash2 {...icon} />}
          action={
            onRestore && (
              <Button size="sm" onClick={onRestore}>
                {t('restore')}
              </Button>
            )
          }
        >
          {t('deletedAt', { when: dateTime(deletedAt) })}
        </Banner>
      )}
    </div>
  );
}
