import { Suspense } from 'react';
import { lazyPart } from '../../../../text/fetch-code.ts';
import type { GalleryProps } from './lazy/gallery.tsx';

const Gallery = lazyPart(async () => (await import('./lazy/gallery.tsx')).Gallery);

/** The pictures of a field one by one, over everything else; its code comes with the first opening. */
export function GalleryPart(props: GalleryProps) {
  return (
    <Suspense fallback={null}>
      <Gallery {...props} />
    </Suspense>
  );
}
