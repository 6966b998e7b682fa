import encodeQR from 'qr';

/** White around the code; readers need four modules of it. */
const quiet = 4;

/** Row by row, dark ones true, with the white border. */
export type Modules = readonly (readonly boolean[])[];

/** The modules of a QR code for any text. */
export function modulesOf(text: string): Modules {
  return encodeQR(text, 'raw', { border: quiet, ecc: 'medium' });
}

/** One path over all dark modules, a unit each. */
export function pathOf(modules: Modules): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
