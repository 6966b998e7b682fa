import { useShortcut } from '#kit/browser/shortcuts.ts';
import { useText } from '#kit/text/i18n.ts';
import { insideSalesTexts } from '../texts/texts.ts';

export type QueueDoes = Record<
  'next' | 'previous' | 'work' | 'chat' | 'call' | 'note' | 'postpone' | 'lose' | 'win',
  () => void
>;

/** A morning without a mouse. */
export function useQueueKeys(does: QueueDoes): void {
  const t = useText(insideSalesTexts);
  useShortcut({ key: 'j', label: t('key.next'), scope: 'page' }, does.next);
  useShortcut({ key: 'k', label: t('key.previous'), scope: 'page' }, does.previous);
  useShortcut({ key: 'enter', label: t('key.work'), scope: 'page' }, () => pressOr(does.work));
  useShortcut({ key: 'w', label: t('key.chat'), scope: 'page' }, does.chat);
  useShortcut({ key: 'l', label: t('key.call'), scope: 'page' }, does.call);
  useShortcut({ key: 'n', label: t('key.note'), scope: 'page' }, does.note);
  useShortcut({ key: 'a', label: t('postpone'), scope: 'page' }, does.postpone);
  useShortcut({ key: 'p', label: t('lose'), scope: 'page' }, does.lose);
  useShortcut({ key: 'g', label: t('win'), scope: 'page' }, does.win);
}

/** What has the focus is pressed, as without a shortcut. */
function pressOr(work: () => void): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.matches('button, a, [role="tab"], [role="radio"]'))
    focused.click();
  else work();
}
