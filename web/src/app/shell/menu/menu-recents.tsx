import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { useText } from '#kit/text/i18n.ts';
import { useRecents } from '../own-pages/use-recents.ts';
import { shellTexts } from '../texts/texts.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenuPages } from './use-menu.ts';

/** The last five pages, folded until asked for. */
export function MenuRecents() {
  const t = useText(shellTexts);
  const pages = useMenuPages();
  const paths = useRecents();
  const list = useId();
  const [open, setOpen] = usePreference<boolean>('shell.recents-open', false);
  if (paths.length === 0) return null;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-(--control-sm) w-full items-center rounded-md px-2 text-start text-muted-fg hover:bg-muted"
      >
        <span className="flex-1">{t('recents')}</span>
        <Chevron aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
      </button>
      {open && (
        <ul id={list}>
          {paths.map((path) => {
            const entry = pages.get(path);
            return (
              entry && (
                <li key={path} className="flex">
                  <MenuLink entry={entry} group={null} withIcon />
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}
