import { cn } from './cn.ts';
import { iconNamed } from './icon-set.ts';

export type IconProps = { name: string; className?: string | undefined };

/** An icon by its kebab-case name, as menus and routes give it; the word beside it is what is spoken. */
export function Icon({ name, className }: IconProps) {
  const Drawing = iconNamed(name);
  return <Drawing aria-hidden="true" className={cn('size-4 shrink-0', className)} strokeWidth={1.75} />;
}
