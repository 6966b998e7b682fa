import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../text/i18n.ts';
import { fileAddress } from '../../../file-address.ts';
import type { FieldValueProps } from '../../web-kind.ts';
import { GalleryPart } from './gallery-part.tsx';
import { filesTexts } from './texts/texts.ts';

/** The first of several pictures with how many there are, which opens them all; of documents the names. */
export function Cover({ field, value, labels, label, files }: FieldValueProps) {
  const t = useText(filesTexts);
  const [isOpen, setOpen] = useState(false);
  const all = (value as readonly string[]).map((id, at) => ({
    id,
    href: fileAddress(files, id),
    name: labels[at] ?? label,
  }));
  const [first] = all;
  if (!first) return null;
  if (field.accept !== 'image')
    return (
      <span className="relative grid gap-1">
        {all.map(({ id, href, name }) => (
          <a
            key={id}
            href={href}
            target="_blank"
            rel="noreferrer"
            className="flex min-w-0 items-center gap-1.5"
          >
            <FileText aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
            <span className="truncate">{name}</span>
          </a>
        ))}
      </span>
    );
  return (
    <>
      <button
        type="button"
        aria-label={t('viewAll', { label, count: all.length })}
        className="relative inline-flex items-center gap-1.5 align-middle"
        onClick={() => setOpen(true)}
      >
        <img src={first.href} alt="" loading="lazy" className="h-8 w-12 rounded-xs border object-cover" />
        {all.length > 1 && <span className="text-muted-fg text-xs tabular-nums">{all.length}</span>}
      </button>
      {isOpen && <GalleryPart title={label} pictures={all} start={first.id} onClose={() => setOpen(false)} />}
    </>
  );
}
