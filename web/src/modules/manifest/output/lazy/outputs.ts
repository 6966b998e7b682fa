import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { fetchCode } from '#kit/text/fetch-code.ts';
import type { CsvOptions } from './csv/manifest-csv.ts';
import type { PrintKind } from './print/print-sheet.tsx';
import type { ShareOutcome } from './share-manifest.ts';

/** Saves the list of a session as `manifesto-AAAA-MM-DD-produto.json`. */
export async function downloadManifestJson(session: ManifestSession): Promise<void> {
  const [{ saveText }, { manifestJson, outputName }, { bringFileTexts }] = await Promise.all([
    import('./save-text.ts'),
    import('./manifest-json.ts'),
    import('./file-texts.ts'),
  ]);
  await bringFileTexts();
  saveText(outputName(session, 'json'), 'application/json', manifestJson(session));
}

/** Saves the list of a session for spreadsheets; health, identity and money only where they are asked for. */
export async function downloadManifestCsv(session: ManifestSession, options: CsvOptions): Promise<void> {
  const [{ saveText }, { outputName }, { manifestCsv }, { bringFileTexts }] = await Promise.all([
    import('./save-text.ts'),
    import('./manifest-json.ts'),
    import('./csv/manifest-csv.ts'),
    import('./file-texts.ts'),
  ]);
  await bringFileTexts();
  saveText(outputName(session, 'csv'), 'text/csv', manifestCsv(session, options));
}

/** Hands the list on as text and link: to the device's share sheet, else to the clipboard. */
export async function shareManifest(session: ManifestSession): Promise<ShareOutcome> {
  const { share } = await fetchCode(() => import('./share-manifest.ts'));
  return await share(session);
}

/** Prints sessions on A4: the list of one, or a day with the list of each; asks first what else goes onto the paper. */
export async function printManifest(sessions: readonly ManifestSession[], kind: PrintKind): Promise<void> {
  const [{ print }, { askWhatToPrint }] = await fetchCode(() =>
    Promise.all([import('./print/print-manifest.tsx'), import('./print/print-dialog.tsx')]),
  );
  const options = await askWhatToPrint(sessions);
  if (options) print(sessions, kind, options);
}
