import { lazyPart } from '#kit/fetch-code.ts';

export { downloadManifestJson, printManifest, shareManifest } from './outputs.ts';

/** The ways out of a session's list as buttons: download, print, share. Draws nothing until its code has come. */
export const ManifestOutputs = lazyPart(async () => (await import('./manifest-outputs.tsx')).ManifestOutputs);
