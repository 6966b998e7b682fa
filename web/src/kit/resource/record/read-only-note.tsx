import { Lock, Trash2 } from 'lucide-react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useFormat } from '../../format.ts';
import { useText } from '../../i18n.ts';
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
