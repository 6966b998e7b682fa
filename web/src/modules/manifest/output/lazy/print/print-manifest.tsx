import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { formatsFor } from '#kit/text/format.ts';
import { currentLocale } from '#kit/text/i18n.ts';
import type { PrintKind } from './print-sheet.tsx';
import './print.css';
import type { PrintOptions } from './print-dialog.tsx';
import { PrintSheet } from './print-sheet.tsx';

let last: { root: Root; place: HTMLElement } | undefined;

function clear(): void {
  last?.root.unmount();
  last?.place.remove();
  last = undefined;
}

/**
 * Prints a sheet that only paper shows. It stands beside the application, so that open dialogs do not cover it, and
 * goes when the browser has printed; one that never says so loses it with the next print.
 */
export function print(sessions: readonly ManifestSession[], kind: PrintKind, options: PrintOptions): void {
  clear();
  const place = document.createElement('div');
  place.className = 'print-sheet';
  document.body.append(place);
  const root = createRoot(place);
  last = { root, place };
  const { session } = currentAuthSession();
  const formats = formatsFor(currentLocale(), session?.tenant.timezone ?? 'America/Sao_Paulo');
  flushSync(() =>
    root.render(
      <PrintSheet
        sessions={sessions}
        kind={kind}
        options={options}
        company={session?.tenant.name ?? ''}
        formats={formats}
        now={new Date()}
      />,
    ),
  );
  window.addEventListener('afterprint', clear, { once: true });
  window.print();
}
