import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#kit/i18n.ts';
import { usePreference } from '#kit/preferences.ts';
import { MenuLink } from './menu-link.tsx';
import { shellTexts } from './texts/texts.ts';
import { useMenuPages } from './use-menu.ts';
import { useRecents } from './use-recents.ts';

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
