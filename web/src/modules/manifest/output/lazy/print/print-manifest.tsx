import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { formatsFor } from '#kit/text/format.ts';
import { currentLocale } from '#kit/text/i18n.ts';
import { printSheet } from '#ui/paper/print-sheet.ts';
import type { PrintKind } from './print-sheet.tsx';
import './print.css';
import type { PrintOptions } from './print-dialog.tsx';
import { PrintSheet } from './print-sheet.tsx';

/** Prints the sessions as the office chose; only paper shows them. */
export function print(sessions: readonly ManifestSession[], kind: PrintKind, options: PrintOptions): void {
  const { session } = currentAuthSession();
  const formats = formatsFor(currentLocale(), session?.tenant.timezone ?? 'America/Sao_Paulo');
  printSheet(
    <PrintSheet
      sessions={sessions}
      kind={kind}
      options={options}
      company={session?.tenant.name ?? ''}
      formats={formats}
      now={new Date()}
    />,
    'print-sheet',
  );
}
