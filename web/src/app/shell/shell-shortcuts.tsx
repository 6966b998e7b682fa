import { useShortcut, useShortcutListener } from '#kit/browser/shortcuts.ts';
import { usePhone } from '#kit/browser/use-media.ts';
import { useText } from '#kit/text/i18n.ts';
import { useShell, useShellDialog } from './shell-context.tsx';
import { shellTexts } from './texts/texts.ts';

/** The keys of the shell itself. */
export function ShellShortcuts() {
  const t = useText(shellTexts);
  const phone = usePhone();
  const dialog = useShellDialog();
  const { setDialog, toggleSidebar } = useShell();
  useShortcutListener();
  useShortcut({ key: 'mod+k', label: t('openPalette'), scope: 'everywhere', inFields: true }, () =>
    setDialog(dialog === 'palette' ? null : 'palette'),
  );
  useShortcut({ key: 'mod+b', label: t('toggleSidebar'), scope: 'everywhere' }, () => {
    if (phone) setDialog(dialog === 'menu' ? null : 'menu');
    else toggleSidebar();
  });
  useShortcut({ key: '?', label: t('openShortcuts'), scope: 'everywhere' }, () => setDialog('shortcuts'));
  return null;
}
