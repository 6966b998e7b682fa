import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useText } from '../../../../../text/i18n.ts';
import { filesTexts } from '../texts/texts.ts';

export type Picture = { id: string; href: string; name: string };

export type GalleryProps = {
  /** What the field is called. */
  title: string;
  pictures: readonly Picture[];
  /** The picture that is shown first. */
  start: string;
  onClose: () => void;
};

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

/** One picture in full, with arrows, Home and End to the others. */
export function Gallery({ title, pictures, start, onClose }: GalleryProps) {
  const t = useText(filesTexts);
  const count = pictures.length;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === start),
    ),
  );
  // Outside system: the keyboard, wherever in the dialog the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined || event.altKey) return;
      event.preventDefault();
      setAt((to + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [at, count]);
  const picture = pictures[Math.min(at, count - 1)];
  if (!picture) return null;
  const said = t('place', { name: picture.name, place: at + 1, count });
  const go = (to: number) => setAt((to + count) % count);
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={title}
      actions={
        count > 1 && (
          <>
            <IconButton name={t('previous')} icon={<ChevronLeft {...icon} />} onClick={() => go(at - 1)} />
            <IconButton name={t('next')} icon={<ChevronRight {...icon} />} onClick={() => go(at + 1)} />
          </>
        )
      }
    >
      <figure className="grid gap-2">
        <img
          src={picture.href}
          alt={said}
          className="mx-auto max-h-[70dvh] max-w-full rounded-md bg-muted object-contain"
        />
        <figcaption role="status" className="break-words text-center text-muted-fg text-sm">
          {said}
        </figcaption>
      </figure>
    </Dialog>
  );
}
