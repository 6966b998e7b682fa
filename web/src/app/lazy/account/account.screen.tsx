import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { HelmLogo } from '#ui/brand/helm-logo.tsx';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { landingOf } from '../../guards/address/next-path.ts';
import { useTitle } from '../../start/use-title.ts';
import { HabitsCard } from './own/habits-card.tsx';
import { NameCard } from './own/name-card.tsx';
import { OwnDataCard } from './own/own-data-card.tsx';
import { PasswordCard } from './own/password-card.tsx';
import { SessionsCard } from './own/sessions-card.tsx';
import { SignInsCard } from './own/sign-ins-card.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { accountTexts } from './texts/texts.ts';

/** The own account of whoever is signed in, in every company and in the platform. */
export function AccountScreen() {
  const t = useText(accountTexts);
  const session = useSignedIn();
  const { user, tenant } = session;
  useBrand(tenant);
  useTitle(t('title'));
  return (
    <div className="min-h-dvh bg-bg">
      <header className="flex h-(--header) items-center gap-3 border-b bg-surface px-6 max-md:px-4">
        <HelmLogo className="size-6 text-brand-text" />
        <span className="font-semibold">Leme</span>
        <a
          href={landingOf(session)}
          className={buttonStyle({ size: 'sm', className: 'ms-auto max-md:h-11' })}
        >
          {t('toApp')}
        </a>
      </header>
      <main className="mx-auto grid w-150 max-w-full grid-cols-[minmax(0,1fr)] gap-4 p-6 max-md:p-4">
        <div>
          <h1 className="font-semibold text-2xl tracking-[-0.01em]">{t('title')}</h1>
          <p className="wrap-anywhere text-muted-fg">
            {user.user_metadata.full_name} · {user.email}
          </p>
        </div>
        <NameCard />
        <HabitsCard />
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
        <SignInsCard />
        <OwnDataCard />
      </main>
    </div>
  );
}
