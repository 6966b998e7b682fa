import { logoSides, mostOfLogo } from '@leme/contract/tenancy/companies/logo';

/** A picture as small as a logo is shown, as the text of a `data:` address; null for what is none. */
export async function scaleLogo(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const side of logoSides) {
    const drawn = drawnAt(picture, side);
    if (drawn && drawn.length <= mostOfLogo) return drawn;
  }
  return null;
}

function drawnAt(picture: ImageBitmap, side: number): string | null {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // A browser that cannot write WebP writes PNG.
  return canvas.toDataURL('image/webp', 0.9);
}
