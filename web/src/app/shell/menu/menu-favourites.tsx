import { ArrowDown, ArrowUp, ListOrdered } from 'lucide-react';
import { useId, useState } from 'react';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useFavourites } from '../own-pages/use-favourite.ts';
import { shellTexts } from '../texts/texts.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenuPages } from './use-menu.ts';

/** The starred pages; "order" turns each into a row with buttons. */
export function MenuFavourites() {
  const t = useText(shellTexts);
  const pages = useMenuPages();
  const { paths } = useFavourites();
  const [ordering, setOrdering] = useState(false);
  const label = useId();
  if (paths.length === 0) return null;
  return (
    <section aria-labelledby={label}>
      <div className="flex min-h-7 items-center ps-2 text-muted-fg">
        <p id={label} className="flex-1 text-xs">
          {t('favourites')}
        </p>
        {paths.length > 1 && (
          <IconButton
            name={t(ordering ? 'orderDone' : 'orderFavourites')}
            size="xs"
            aria-pressed={ordering}
            onClick={() => setOrdering(!ordering)}
            icon={<ListOrdered className="size-3.5" strokeWidth={1.75} />}
          />
        )}
      </div>
      <ul>
        {paths.map((path) => {
          const entry = pages.get(path);
          return (
            entry && (
              <li key={path} className="flex items-center">
                <MenuLink entry={entry} group={null} withIcon />
                {ordering && <OrderButtons path={path} />}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function OrderButtons({ path }: { path: string }) {
  const t = useText(shellTexts);
  const titleOf = usePageTitle();
  const { paths, move } = useFavourites();
  const page = titleOf(useMenuPages().get(path));
  return (
    <>
      <IconButton
        name={t('moveUp', { page })}
        size="xs"
        disabled={paths[0] === path}
        onClick={() => move(path, -1)}
        icon={<ArrowUp className="size-3.5" strokeWidth={1.75} />}
      />
      <IconButton
        name={t('moveDown', { page })}
        size="xs"
        disabled={paths.at(-1) === path}
        onClick={() => move(path, 1)}
        icon={<ArrowDown className="size-3.5" strokeWidth={1.75} />}
      />
    </>
  );
}
