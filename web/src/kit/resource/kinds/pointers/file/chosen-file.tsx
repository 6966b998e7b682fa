import { FileText, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { proseLink } from '#ui/style/link-style.ts';
import { useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';

export type ChosenFileProps = {
  href: string;
  isImage: boolean;
  /** Known of a file that was chosen just now. */
  name: string | undefined;
  onRemove: () => void;
};

/** The file a field has: to look at, to open, to take out. */
export function ChosenFile({ href, isImage, name, onRemove }: ChosenFileProps) {
  const t = useText(fieldInputTexts);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="flex min-w-0 flex-1 items-center gap-3 rounded-sm"
      >
        {isImage ? (
          <img
            src={href}
            alt={name ?? t('picture')}
            className="h-20 max-w-40 rounded-sm border object-cover"
          />
        ) : (
          <FileText aria-hidden="true" className="size-5 shrink-0 text-muted-fg" strokeWidth={1.75} />
        )}
        <span className={`truncate ${proseLink}`}>{name ?? t(isImage ? 'openPicture' : 'openFile')}</span>
      </a>
      <IconButton
        name={t('removeFile')}
        icon={<Trash2 className="size-4" strokeWidth={1.75} />}
        onClick={onRemove}
      />
    </div>
  );
}
