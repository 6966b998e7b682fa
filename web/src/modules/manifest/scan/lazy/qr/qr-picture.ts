import type { Modules } from '#ui/qr/qr-code.ts';

const moduleSide = 16;

/** The code as a PNG file, black on white, for chats. */
export async function pictureOf(modules: Modules, code: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = modules.length * moduleSide;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000000';
  for (const [y, row] of modules.entries())
    for (const [x, dark] of row.entries())
      if (dark) pen.fillRect(x * moduleSide, y * moduleSide, moduleSide, moduleSide);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!picture) throw new Error('The browser makes no picture files');
  return new File([picture], `${code}.png`, { type: 'image/png' });
}
