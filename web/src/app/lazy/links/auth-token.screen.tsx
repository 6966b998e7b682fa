import { useRouter } from '@tanstack/react-router';
import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { safeNext } from '../../guards/address/safe-next.ts';
import { SignInLayout } from '../../sign-in/sign-in-layout.tsx';
import { useTitle } from '../../start/use-title.ts';
import { SetPasswordScreen } from '../set-password/set-password.screen.tsx';
import { linkKind } from '../set-password/use-set-password.ts';
import { type LinkTab, LinkTabs } from './link-tabs.tsx';
import { linksTexts } from './texts/texts.ts';
import { RefusedLink, VerifyLink } from './verify-link.tsx';

export type AuthTokenProps = Partial<Record<'token' | 'type' | 'tab' | 'next', string | undefined>>;

/** `/auth-token`: uses the link the address carries, or asks for one. */
export function AuthTokenScreen(props: AuthTokenProps) {
  const { token, type } = props;
  const kind = linkKind(type);
  if (token && kind) return <SetPasswordScreen link={{ token, type: kind }} />;
  return <LinkEntrance {...props} />;
}

function LinkEntrance({ token, type, tab, next }: AuthTokenProps) {
  const t = useText(linksTexts);
  const router = useRouter();
  const after = safeNext(next, location.origin);
  useBrand(null);
  useTitle(t('title'));
  const choose = (chosen: LinkTab) => {
    const search = new URLSearchParams({ tab: chosen, ...(after && { next: after }) });
    router.history.replace(`/auth-token?${search}`);
  };
  const refused = token ? t('invalidToken') : type && t('noToken');
  return (
    <SignInLayout name="Leme" logo={null} text={t('title')} address={location.host}>
      {token && type === 'login' ? (
        <VerifyLink token={token} />
      ) : (
        <>
          {refused && <RefusedLink title={refused} />}
          <LinkTabs tab={tab === 'reset' ? 'reset' : 'login'} onTab={choose} next={after} />
        </>
      )}
    </SignInLayout>
  );
}
