import type { PicturePress } from './lazy/press-again.ts';

declare global {
  interface Window {
    /** The page as it was last seen, shown by `picture.js` until the application takes it over. */
    lemePicture?: {
      /** Who saw it, as `<user id>.<company id>`; null while none is shown. */
      owner: string | null;
      /** Takes the picture away, for good, and says what was pressed in it. */
      drop(): PicturePress[];
    };
  }
}

/**
 * The page shows what the picture showed: what was pressed in that is pressed in this, where it still does the same and
 * the page is the same person's.
 */
export function takeOverPicture(owner: string): void {
  const isOwn = window.lemePicture?.owner === owner;
  const presses = window.lemePicture?.drop() ?? [];
  if (isOwn && presses.length > 0)
    void import('./lazy/press-again.ts').then(({ pressAgain }) => presses.forEach(pressAgain));
}
