import { useAuthSession } from '#kit/auth-session/auth-session.tsx';
import { useBrand } from '#kit/brand/brand.ts';
import { useText } from '#kit/text/i18n.ts';
import { HelmLogo } from '#ui/brand/helm-logo.tsx';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { Horizon } from '../../sign-in/horizon.tsx';
import { LanguageSelect } from '../../sign-in/language-select.tsx';
import { useTitle } from '../../start/use-title.ts';
import { RequestForm } from './request-form.tsx';
import { landingTexts } from './texts/texts.ts';
import { WhatItDoes } from './what-it-does.tsx';

/** `/landing`: what Leme is, for anybody, and the way in. */
export function LandingScreen() {
  const t = useText(landingTexts);
  useBrand(null);
  useTitle(t('title'));
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <header className="border-b bg-surface">
        <div className="mx-auto flex h-(--header) w-270 max-w-full items-center gap-3 px-6 max-md:px-4">
          <HelmLogo className="size-6 text-brand-text" />
          <span className="me-auto font-semibold">Leme</span>
          <LanguageSelect />
        </div>
      </header>
      <main className="flex-1">
        <Opening />
        <WhatItDoes />
        <Request />
        <Access />
      </main>
    </div>
  );
}

function Opening() {
  const t = useText(landingTexts);
  return (
    <section className="border-b bg-surface">
      <div className="mx-auto grid w-270 max-w-full items-center gap-8 px-6 py-12 max-md:px-4 max-md:py-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid justify-items-start gap-4">
          <h1 className="max-w-[24ch] text-balance font-semibold text-3xl tracking-[-0.02em]">
            {t('headline')}
          </h1>
          <p className="max-w-[52ch] text-lg text-muted-fg">{t('lead')}</p>
          <WayIn />
        </div>
        <div className="h-80 overflow-hidden rounded-lg border-login-accent border-b-3 bg-login max-md:h-40 md:[&_svg]:-mt-[135px] md:[&_svg]:h-[640px]">
          <Horizon />
        </div>
      </div>
    </section>
  );
}

function WayIn() {
  const t = useText(landingTexts);
  const { session } = useAuthSession();
  return (
    <a href={session ? '/' : '/auth'} className={buttonStyle({ variant: 'primary', size: 'lg' })}>
      {t(session ? 'open' : 'signIn')}
    </a>
  );
}

function Request() {
  const t = useText(landingTexts);
  return (
    <section className="border-t">
      <div className="mx-auto grid w-270 max-w-full gap-4 px-6 py-10 max-md:px-4">
        <h2 className="font-semibold text-xl">{t('request')}</h2>
        <p className="max-w-[70ch] text-muted-fg">{t('requestText')}</p>
        <div className="max-w-2xl">
          <RequestForm />
        </div>
      </div>
    </section>
  );
}

function Access() {
  const t = useText(landingTexts);
  return (
    <section className="border-t bg-surface">
      <div className="mx-auto grid w-270 max-w-full gap-2 px-6 py-10 max-md:px-4">
        <h2 className="font-semibold text-xl">{t('access')}</h2>
        <p className="max-w-[70ch] text-muted-fg">{t('accessText')}</p>
        <p className="max-w-[70ch] text-muted-fg">
          {t('accessAddress')}{' '}
          <code className="break-all font-semibold text-fg">{t('example', { host: location.host })}</code>
        </p>
      </div>
    </section>
  );
}
