import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { useTitle } from '../start/use-title.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { signInTexts } from './texts/texts.ts';

export type AuthPageProps = { onTyping?: (() => void) | undefined };

/** `/auth` for a visitor. It needs nothing of the application behind it, so it can stand before that is loaded. */
export function AuthPage({ onTyping }: AuthPageProps) {
  const t = useText(signInTexts);
  useBrand(null);
  useTitle(t('title'));
  return (
    <SignInLayout name="Leme" logo={null} text={t('welcome')} address={location.host}>
      <SignInForm onTyping={onTyping} />
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <a href="/auth-token?tab=login" className={actionLink}>
          {t('byLink')}
        </a>
        <a href="/reset-password" className={actionLink}>
          {t('forgot')}
        </a>
      </p>
    </SignInLayout>
  );
}
