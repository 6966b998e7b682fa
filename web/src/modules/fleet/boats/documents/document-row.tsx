import type { BoatDocument } from '@leme/contract/fleet/boat-document-endpoints';
import { documentState } from '@leme/contract/fleet/boat-documents';
import { EllipsisVertical, FileText, Pencil, Trash2 } from 'lucide-react';
import { fileAddress } from '#kit/resource/file-address.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { proseLink } from '#ui/style/link-style.ts';
import { DocumentChip } from './document-chip.tsx';
import { useDocumentWords } from './document-words.ts';
import { documentsTexts } from './texts/texts.ts';

export type DocumentRowProps = {
  paper: BoatDocument;
  /** The date its state is of. */
  on: string;
  /** Missing where the person may not change papers. */
  onEdit?: ((paper: BoatDocument) => void) | undefined;
  onRemove?: ((paper: BoatDocument) => void) | undefined;
};

export function DocumentRow({ paper, on, onEdit, onRemove }: DocumentRowProps) {
  const t = useText(documentsTexts);
  const words = useDocumentWords();
  const { date } = useFormat();
  const name = words.name(paper);
  const dates = [
    paper.issued_on && t('issued', { date: date(paper.issued_on) }),
    // A good one says so in its state.
    paper.expires_on && documentState(paper, on) !== 'valid' && t('until', { date: date(paper.expires_on) }),
  ];
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-1 border-t px-4 py-3 @lg:grid-cols-[1fr_auto_auto] @lg:items-center">
      <div className="grid min-w-0 gap-0.5">
        <b className="break-words">{name}</b>
        <span className="text-muted-fg text-xs">{dates.filter(Boolean).join(' · ')}</span>
        {paper.file && (
          <a
            href={fileAddress('boats', paper.file)}
            target="_blank"
            rel="noreferrer"
            className={`inline-flex min-w-0 items-center gap-1.5 justify-self-start max-md:min-h-11 ${proseLink}`}
          >
            <FileText aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            <span className="truncate">{t('open', { name: paper.file_name ?? name })}</span>
          </a>
        )}
      </div>
      <div className="@max-lg:order-last @max-lg:col-span-full">
        <DocumentChip paper={paper} on={on} />
      </div>
      {onEdit && (
        <Menu
          align="end"
          trigger={
            <IconButton
              name={t('actions', { name })}
              icon={<EllipsisVertical className="size-4" strokeWidth={1.75} />}
            />
          }
        >
          <MenuItem icon={<Pencil className="size-4" strokeWidth={1.75} />} onSelect={() => onEdit(paper)}>
            {t('edit')}
          </MenuItem>
          <MenuItem
            danger
            icon={<Trash2 className="size-4" strokeWidth={1.75} />}
            onSelect={() => onRemove?.(paper)}
          >
            {t('delete')}
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}
