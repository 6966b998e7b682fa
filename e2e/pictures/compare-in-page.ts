type Pair = { one: string; other: string };

/** Runs in a page: the share of pixels that differ between two PNGs, and both beside what differs. */
export async function compareInPage({ one, other }: Pair): Promise<{ share: number; picture: string }> {
  const imageOf = async (png: string) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    return image;
  };
  const images = await Promise.all([imageOf(one), imageOf(other)]);
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const sheet = document.createElement('canvas');
  sheet.width = width * 3;
  sheet.height = height;
  const brush = sheet.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The page cannot draw');
  images.forEach((image, at) => {
    brush.drawImage(image, at * width, 0);
  });
  const [a, b] = [0, width].map((left) => brush.getImageData(left, 0, width, height).data);
  const marks = brush.createImageData(width, height);
  let differing = 0;
  for (let at = 0; at < width * height * 4; at += 4) {
    const distance = [0, 1, 2, 3].reduce((sum, part) => {
      return sum + Math.abs((a?.[at + part] ?? 0) - (b?.[at + part] ?? 0));
    }, 0);
    // Softened edges of the same letter are no difference.
    if (distance < 24) continue;
    differing += 1;
    marks.data.set([220, 0, 80, 255], at);
  }
  brush.putImageData(marks, width * 2, 0);
  const picture = sheet.toDataURL('image/png').split(',')[1] ?? '';
  return { share: differing / (width * height), picture };
}
