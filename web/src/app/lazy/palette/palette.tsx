import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { useShell, useShellDialog } from '../../shell/shell-context.tsx';
import { useHeldPage } from '../selling/use-held-page.ts';
import { PaletteSearch } from './palette-search.tsx';
import { paletteTexts } from './texts/texts.ts';

/** The command palette: pages, recent pages, actions and records under one search. */
export function Palette() {
  const dialog = useShellDialog();
  return dialog === 'palette' && <OpenPalette />;
}

/**
 * Over a page it holds that page back by itself, once it is drawn: what a modal dialog does before has the whole page
 * styled anew, which a slow phone is seen to do. Over another dialog it is modal, for that one holds the page already.
 */
function OpenPalette() {
  const t = useText(paletteTexts);
  const { setDialog } = useShell();
  const [isOverDialog] = useState(
    () => document.querySelector(':is([role=dialog], [role=alertdialog])') !== null,
  );
  const { around, isDrawn } = useHeldPage();
  return (
    <Dialog.Root open modal={isOverDialog} onOpenChange={() => setDialog(null)}>
      <Dialog.Portal>
        <div ref={around}>
          <div className="fixed inset-0 z-40 animate-appear bg-scrim" />
          <Dialog.Content
            aria-modal
            aria-describedby={undefined}
            onFocusOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              around.current?.querySelector('input')?.focus({ preventScroll: true });
            }}
            className="fixed inset-x-0 z-40 mx-auto flex flex-col overflow-hidden bg-surface shadow-dialog outline-none [contain:layout_paint] max-md:inset-y-0 max-md:pb-[env(safe-area-inset-bottom)] md:top-26 md:max-h-[calc(100dvh-var(--spacing)*36)] md:w-160 md:max-w-[calc(100vw-32px)] md:animate-rise md:rounded-lg"
          >
            <Dialog.Title className="sr-only">{t('palette')}</Dialog.Title>
            <PaletteSearch isDrawn={isDrawn} />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
