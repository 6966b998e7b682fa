import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode | undefined;
  /** Favourite star beside the title. */
  star?: ReactNode | undefined;
  /** Quiet actions, then the one primary action. */
  actions?: ReactNode | undefined;
};

export function PageHeader({ title, subtitle, star, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 md:min-h-12">
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex items-center gap-1">
          {/* On a phone the shell's header shows the title. */}
          <h1 className="font-semibold text-xl tracking-[-0.01em] wrap-anywhere max-md:sr-only">{title}</h1>
          {star}
        </div>
        {subtitle && <p className="wrap-anywhere text-muted-fg">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
