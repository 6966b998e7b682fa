import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Which codes are looked for: those of bookings, or those on what is sold and kept. */
export type Codes = 'qr' | 'goods';
/** Reads the codes in a picture of the camera. */
export type Detector = (video: HTMLVideoElement) => Promise<string[]>;

type Native = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type NativeClass = {
  new (options: { formats: string[] }): Native;
  getSupportedFormats(): Promise<string[]>;
};

/** A code that fills a third of the picture is still sharp at this width, and a phone decodes it in a few milliseconds. */
const longestSide = 800;

const formats = {
  qr: { native: ['qr_code'], own: ['QRCode'] },
  goods: {
    native: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'],
    own: ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code128', 'Code39', 'ITF', 'QRCode'],
  },
} as const;

const opening = new Map<Codes, Promise<Detector>>();

/** The browser's own reader, else ours; opened once, and anew after a failure. */
export function openDetector(codes: Codes = 'qr'): Promise<Detector> {
  const open =
    opening.get(codes) ??
    choose(codes).catch((error) => {
      opening.delete(codes);
      throw error;
    });
  opening.set(codes, open);
  return open;
}

async function choose(codes: Codes): Promise<Detector> {
  const native = await openNative(codes);
  if (!native) return await openOwn(codes);
  // Some phones promise a reader that only fails once it is used.
  let own: Promise<Detector> | null = null;
  return async (video) => {
    if (own) return (await own)(video);
    try {
      return (await native.detect(video)).map(({ rawValue }) => rawValue);
    } catch {
      own = openOwn(codes);
      return (await own)(video);
    }
  };
}

async function openNative(codes: Codes): Promise<Native | null> {
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: NativeClass };
  const known = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  const wanted = formats[codes].native;
  return BarcodeDetector && wanted.every((each) => known?.includes(each))
    ? new BarcodeDetector({ formats: [...wanted] })
    : null;
}

/** Fetches our own reader where it will be needed, so that the service worker has it for the pier without a signal. */
export async function fetchReader(): Promise<void> {
  if (navigator.serviceWorker?.controller && !(await openNative('qr')))
    await Promise.all([fetch(wasmUrl), import('zxing-wasm/reader')]);
}

/** The reader of our own build; its default would ask a foreign network for the same file. */
async function openOwn(codes: Codes): Promise<Detector> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!pen || width === 0 || height === 0) return [];
    canvas.width = width;
    canvas.height = height;
    pen.drawImage(video, 0, 0, width, height);
    const found = await readBarcodes(pen.getImageData(0, 0, width, height), {
      formats: [...formats[codes].own],
      maxNumberOfSymbols: 2,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
