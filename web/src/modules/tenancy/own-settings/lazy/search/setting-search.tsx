import { useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { SearchBox } from '#kit/list/search/search-box.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { findSettings } from './find-settings.ts';
import { otherPlaces, places } from './places.ts';
import { searchTexts } from './texts/texts.ts';

/** Finds what is decided anywhere by its name or by what people call it, and leads there. */
export function SettingSearch() {
  const t = useText(searchTexts);
  const locale = useLocale();
  const can = useCan();
  const [typed, setTyped] = useState('');
  const open = {
    places: places.filter(({ need }) => can(need)),
    others: otherPlaces.filter(({ need }) => need === 'signed-in' || can(need)),
  };
  const found = findSettings(typed, open, locale);
  return (
    <div className="grid gap-2">
      <SearchBox label={t('search')} typed={typed} onType={setTyped} />
      {typed.trim() !== '' && (
        <ul aria-label={t('found')} className="grid rounded-lg border bg-surface">
          {found.map(({ id, label, section, path }) => (
            <li key={id} className="border-b last:border-0">
              <PageLink path={path} className="flex min-h-11 flex-wrap items-center gap-x-2 px-4 py-2">
                <span className="font-semibold">{label}</span>
                <span className="text-muted-fg text-sm">{section}</span>
              </PageLink>
            </li>
          ))}
          {found.length === 0 && <li className="px-4 py-3 text-muted-fg">{t('nothing')}</li>}
        </ul>
      )}
    </div>
  );
}
