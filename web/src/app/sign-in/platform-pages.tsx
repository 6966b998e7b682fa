import { visibleMenu } from '@leme/contract/access/navigation';
import { Link } from '@tanstack/react-router';
import { useLocalised, useText } from '#kit/i18n.ts';
import { useAccess } from '#kit/session.tsx';
import { Icon } from '#ui/icon.tsx';
import { companiesTexts } from '../lazy/companies/texts/texts.ts';

/** What an operator opens without entering a company. */
export function PlatformPages() {
  const t = useText(companiesTexts);
  const localised = useLocalised();
  const pages = visibleMenu(useAccess()).flatMap(({ entries }) => entries.map(({ entry }) => entry));
  const own = pages.filter(({ leavesShell }) => !leavesShell);
  if (own.length === 0) return null;
  return (
    <nav aria-label={t('platform')} className="grid gap-2">
      <h2 className="font-semibold">{t('platform')}</h2>
      <ul className="grid overflow-hidden rounded-lg border bg-surface">
        {own.map(({ path, title, icon }) => (
          <li key={path} className="border-b last:border-b-0">
            <Link to={path} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-muted">
              <Icon name={icon} className="text-muted-fg" />
              {localised(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
