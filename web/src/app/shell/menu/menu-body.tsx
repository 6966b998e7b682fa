import { useState } from 'react';
import { useFavourites } from '../own-pages/use-favourite.ts';
import { useRecents } from '../own-pages/use-recents.ts';
import { MenuFavourites } from './menu-favourites.tsx';
import { MenuGroups } from './menu-groups.tsx';
import { MenuRecents } from './menu-recents.tsx';
import { MenuMatches, MenuSearch, useMenuMatches } from './menu-search.tsx';

/** The whole menu, the same in the bar and in the phone's sheet. */
export function MenuBody() {
  const [query, setQuery] = useState('');
  const matches = useMenuMatches(query);
  const hasOwn = useFavourites().paths.length + useRecents().length > 0;
  return (
    <div className="flex flex-col gap-0.5 px-2 py-3">
      <MenuSearch query={query} onQuery={setQuery} matches={matches} />
      {query.trim() === '' ? (
        <>
          <MenuFavourites />
          <MenuRecents />
          {hasOwn && <hr className="mx-2 my-1.5" />}
          <MenuGroups />
        </>
      ) : (
        matches && <MenuMatches matches={matches} />
      )}
    </div>
  );
}
