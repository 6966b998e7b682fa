import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { TenantMark } from '#ui/brand/tenant-mark.tsx';
import { Horizon } from './horizon.tsx';
import { LanguageSelect } from './language-select.tsx';

export type EntranceProps = {
  name: string;
  logo: string | null;
  /** Without a logo its initials stand there. */
  isCompany?: boolean | undefined;
  text: string;
  /** Where one is, shown at the foot: host and company. */
  address: string;
  children: ReactNode;
};

/** The page one comes in by: drawing, mark, name and a form. */
export function SignInLayout({ name, logo, isCompany = false, text, address, children }: EntranceProps) {
  return (
    <div className="grid min-h-dvh bg-bg max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[168px_1fr] md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[560px_minmax(0,1fr)]">
      <div className="overflow-hidden border-login-accent bg-login max-md:border-b-3 md:border-e-3">
        <Horizon />
      </div>
      <main className="grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] justify-items-center px-5 md:px-6">
        <div className="grid w-90 max-w-full content-start gap-5 py-8 max-md:w-full md:content-center">
          <TenantMark src={logo} name={isCompany ? name : undefined} className="size-14 rounded-lg" />
          <div className="grid gap-0.5">
            <h1 className="font-semibold text-2xl tracking-[-0.01em]">{name}</h1>
            <p className="text-muted-fg">{text}</p>
          </div>
          {children}
        </div>
        <footer className="flex w-full flex-wrap items-center justify-between gap-x-4 py-4 max-md:py-2 text-muted-fg text-xs">
          <span className="flex min-w-0 items-center gap-2">
            <Lock aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
            <span className="wrap-anywhere min-w-0">{address}</span>
          </span>
          <LanguageSelect />
        </footer>
      </main>
    </div>
  );
}
