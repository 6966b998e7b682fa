import { FileText } from 'lucide-react';

export type StoredFileProps = { href: string; isImage: boolean; label: string; onGone?: () => void };

/** A picture in small, or the mark of a file, that opens what is stored. */
export function StoredFile({ href, isImage, label, onGone }: StoredFileProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="relative inline-flex align-middle">
      {isImage ? (
        <img
          src={href}
          alt={label}
          loading="lazy"
          onError={onGone}
          className="h-8 w-12 rounded-xs border object-cover"
        />
      ) : (
        <>
          <FileText aria-hidden="true" className="size-4 text-muted-fg" strokeWidth={1.75} />
          <span className="sr-only">{label}</span>
        </>
      )}
    </a>
  );
}
