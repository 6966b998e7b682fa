import { Star } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { cn } from '#ui/style/cn.ts';
import { shellTexts } from '../texts/texts.ts';
import { useFavourite } from './use-favourite.ts';

/** The star beside a page's title; nothing on pages without a menu entry. */
export function FavouriteStar({ path }: { path: string }) {
  const t = useText(shellTexts);
  const favourite = useFavourite(path);
  if (!favourite) return null;
  const { isFavourite, isBlocked, toggle } = favourite;
  const name = isBlocked ? t('favouritesFull') : t(isFavourite ? 'removeFavourite' : 'addFavourite');
  return (
    <IconButton
      name={name}
      size="xs"
      aria-pressed={isFavourite}
      aria-disabled={isBlocked}
      onClick={isBlocked ? undefined : toggle}
      className={cn(
        'aria-disabled:border-transparent aria-disabled:bg-transparent',
        isFavourite && 'text-brand-text',
      )}
      icon={<Star className={cn('size-4', isFavourite && 'fill-current')} strokeWidth={1.75} />}
    />
  );
}
