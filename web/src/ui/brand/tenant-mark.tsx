import { useState } from 'react';
import { cn } from '../style/cn.ts';
import { HelmLogo } from './helm-logo.tsx';

export type TenantMarkProps = {
  /** Address of the logo; without one, or when it fails, the helm on the tenant's colour. */
  src?: string | null | undefined;
  className?: string | undefined;
};

/** The mark of a tenant beside its name. */
export function TenantMark({ src, className }: TenantMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = cn('size-7 shrink-0 rounded-sm', className);
  if (src && broken !== src) {
    return <img src={src} alt="" className={cn(box, 'object-contain')} onError={() => setBroken(src)} />;
  }
  return (
    <span aria-hidden="true" className={cn(box, 'grid place-items-center bg-brand text-on-brand')}>
      <HelmLogo className="size-[78%]" />
    </span>
  );
}
