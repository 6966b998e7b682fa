import { useBrand } from '#kit/brand.ts';
import { useText } from '#kit/i18n.ts';
import { actionLink } from '#ui/link-style.ts';
import { safeNext } from '../guards/safe-next.ts';
import { useTitle } from '../guards/use-title.ts';
import { linksTexts } from '../lazy/links/texts/texts.ts';
import { Entrance } from '../sign-in/entrance.tsx';
import { AskLink } from './ask-link.tsx';

/** `/reset-password`: asks for a link to choose a new password. `next` is where one came from. */
export function ResetPasswordScreen({ next }: { next: string | undefined }) {
  const t = useText(linksTexts);
  const after = safeNext(next, location.origin);
  useBrand(null);
  useTitle(t('resetTitle'));
  return (
    <Entrance name="Leme" logo={null} text={t('resetTitle')} address={location.host}>
      <AskLink type="password_reset" next={after} autoFocus />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <a href="/auth-token?tab=login" className={actionLink}>
          {t('signInWithLink')}
        </a>
        <a href={after ?? '/auth'} className={actionLink}>
          {t('signInWithPassword')}
        </a>
      </p>
    </Entrance>
  );
}
