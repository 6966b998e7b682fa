import { visibleMenu } from '@leme/contract/access/menu/navigation';
import { Link } from '@tanstack/react-router';
import { useOpenPages, usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useAccess } from '#kit/auth-session/rights.ts';
import { useText } from '#kit/text/i18n.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { companiesTexts } from '../companies/texts/texts.ts';

/** What an operator opens without entering a company. */
export function PlatformPages() {
  const t = useText(companiesTexts);
  const titleOf = usePageTitle();
  const told = useOpenPages();
  const listed = visibleMenu(useAccess()).flatMap(({ entries }) => entries.map(({ entry }) => entry));
  // A page may stand in two groups of the menu.
  const own = [...new Set(listed)].filter(({ leavesShell }) => !leavesShell);
  if (own.length === 0) return null;
  return (
    <nav aria-label={t('platform')} className="grid gap-2">
      <h2 className="font-semibold">{t('platform')}</h2>
      <ul className="grid overflow-hidden rounded-lg border bg-surface">
        {own.map((page) => (
          <li key={page.path} className="border-b last:border-b-0">
            <Link to={page.path} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-muted">
              <Icon name={told.get(page.name)?.icon ?? ''} className="text-muted-fg" />
              {titleOf(page)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
