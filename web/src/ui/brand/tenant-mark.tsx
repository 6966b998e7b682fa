import { useState } from 'react';
import { cn } from '../style/cn.ts';
import { HelmLogo } from './helm-logo.tsx';

export type TenantMarkProps = {
  /** Address of the logo; without one, or when it fails, initials on the tenant's colour. */
  src?: string | null | undefined;
  /** What the initials are of; without it the helm of the product stands there. */
  name?: string | undefined;
  className?: string | undefined;
};

/** The mark of a tenant beside its name. */
export function TenantMark({ src, name, className }: TenantMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = cn('size-7 shrink-0 rounded-sm', className);
  if (src && broken !== src) {
    return <img src={src} alt="" className={cn(box, 'object-contain')} onError={() => setBroken(src)} />;
  }
  return (
    <span aria-hidden="true" className={cn(box, 'grid place-items-center bg-brand text-on-brand')}>
      {name ? <Initials of={name} /> : <HelmLogo className="size-[78%]" />}
    </span>
  );
}

/** The first letters of the first two words. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase('pt-BR') ?? '')
    .join('');
}

function Initials({ of }: { of: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-full fill-current font-semibold">
      <text x="16" y="16" textAnchor="middle" dominantBaseline="central" fontSize="14">
        {initialsOf(of)}
      </text>
    </svg>
  );
}
