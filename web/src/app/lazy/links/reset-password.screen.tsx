import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { safeNext } from '../../guards/address/safe-next.ts';
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx';
import { useTitle } from '../../start/use-title.ts';
import { AskLink } from './ask-link.tsx';
import { linksTexts } from './texts/texts.ts';

/** `/reset-password`: asks for a link to choose a new password. `next` is where one came from. */
export function ResetPasswordScreen({ next }: { next: string | undefined }) {
  const t = useText(linksTexts);
  const after = safeNext(next, location.origin);
  useBrand(null);
  useTitle(t('resetTitle'));
  return (
    <SignInLayout name="Leme" logo={null} text={t('resetTitle')} address={location.host}>
      <AskLink type="password_reset" next={after} autoFocus />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <a href="/auth-token?tab=login" className={actionLink}>
          {t('signInWithLink')}
        </a>
        <a href={after ?? '/auth'} className={actionLink}>
          {t('signInWithPassword')}
        </a>
      </p>
    </SignInLayout>
  );
}
