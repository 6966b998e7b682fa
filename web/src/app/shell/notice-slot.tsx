import { useText } from '#kit/i18n.ts';
import { useNotices } from '#kit/notices.ts';
import { BannerStack } from '#ui/banner.tsx';
import { shellTexts } from './texts/texts.ts';

/** Where the banners of the shell and of the modules appear: the two most urgent ones. */
export function NoticeSlot() {
  const t = useText(shellTexts);
  const banners = useNotices();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t('notices')} className="px-(--gutter) pt-3">
      <BannerStack banners={banners} className="mx-auto max-w-[1392px]" />
    </section>
  );
}
