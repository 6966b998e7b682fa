import type { RefObject } from 'react';
import { useShortcut } from '../../browser/shortcuts.ts';
import { useText } from '../../text/i18n.ts';
import { tableTexts } from './texts/texts.ts';

/** `j` and `k` lead from row to row; Enter then opens, for each row is a link. */
export function useRowKeys(within: RefObject<HTMLElement | null>): void {
  const t = useText(tableTexts);
  const step = (by: 1 | -1) => {
    const links = [...(within.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const here = document.activeElement?.closest('[data-row]') ?? null;
    const at = links.findIndex((link) => link.closest('[data-row]') === here);
    const from = at < 0 && by < 0 ? links.length : at;
    links.at(Math.min(from + by, links.length - 1))?.focus();
  };
  useShortcut({ key: 'j', label: t('nextRow'), scope: 'page' }, () => step(1));
  useShortcut({ key: 'k', label: t('previousRow'), scope: 'page' }, () => step(-1));
}
