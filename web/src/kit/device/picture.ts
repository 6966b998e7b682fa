import type { PicturePress } from './lazy/press-again.ts';

declare global {
  interface Window {
    /** The page as it was last seen, shown by `picture.js` until the application takes it over. */
    lemePicture?: {
      /** Takes the picture away, for good, and says what was pressed in it. */
      drop(): PicturePress[];
    };
  }
}

/** The page shows what the picture showed: what was pressed in that is pressed in this, where it still does the same. */
export function takeOverPicture(): void {
  const presses = window.lemePicture?.drop() ?? [];
  if (presses.length > 0)
    void import('./lazy/press-again.ts').then(({ pressAgain }) => presses.forEach(pressAgain));
}
