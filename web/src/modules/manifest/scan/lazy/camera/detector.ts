import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the QR codes in a picture of the camera. */
export type Detector = (video: HTMLVideoElement) => Promise<string[]>;

type Native = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type NativeClass = {
  new (options: { formats: string[] }): Native;
  getSupportedFormats(): Promise<string[]>;
};

/** A code that fills a third of the picture is still sharp at this width, and a phone decodes it in a few milliseconds. */
const longestSide = 800;

let opening: Promise<Detector> | null = null;

/** The browser's own reader, else ours; opened once, and anew after a failure. */
export function openDetector(): Promise<Detector> {
  opening ??= choose().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function choose(): Promise<Detector> {
  const native = await openNative();
  if (!native) return await openOwn();
  // Some phones promise a reader that only fails once it is used.
  let own: Promise<Detector> | null = null;
  return async (video) => {
    if (own) return (await own)(video);
    try {
      return (await native.detect(video)).map(({ rawValue }) => rawValue);
    } catch {
      own = openOwn();
      return (await own)(video);
    }
  };
}

async function openNative(): Promise<Native | null> {
  const { BarcodeDetector } = window as Window & { BarcodeDetector?: NativeClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : null;
}

/** Fetches our own reader where it will be needed, so that the service worker has it for the pier without a signal. */
export async function fetchReader(): Promise<void> {
  if (navigator.serviceWorker?.controller && !(await openNative()))
    await Promise.all([fetch(wasmUrl), import('zxing-wasm/reader')]);
}

/** The reader of our own build; its default would ask a foreign network for the same file. */
async function openOwn(): Promise<Detector> {
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
      formats: ['QRCode'],
      maxNumberOfSymbols: 2,
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
