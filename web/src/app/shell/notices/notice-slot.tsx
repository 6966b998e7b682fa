import { useBanners } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { BannerStack } from '#ui/feedback/banner.tsx';
import { shellTexts } from '../texts/texts.ts';

/** Where the banners of the shell and of the modules appear: the two most urgent ones. */
export function NoticeSlot() {
  const t = useText(shellTexts);
  const banners = useBanners();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('notices')} className="px-(--gutter) pt-3">
      <BannerStack banners={banners} className="mx-auto max-w-[1392px]" />
    </section>
  );
}
