import { lazyPart } from '#kit/fetch-code.ts';

export type { CsvOptions } from './manifest-csv.ts';
export { downloadManifestCsv, downloadManifestJson, printManifest, shareManifest } from './outputs.ts';
export type { PrintKind } from './print-sheet.tsx';
export type { ShareOutcome } from './share-manifest.ts';

/** The ways out of a session's list as buttons: download, print, share. Draws nothing until its code has come. */
export const ManifestOutputs = lazyPart(async () => (await import('./manifest-outputs.tsx')).ManifestOutputs);
