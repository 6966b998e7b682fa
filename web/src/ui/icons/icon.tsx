import { lazyModule, useLazyModule } from '../loading/lazy-code.ts';
import { cn } from '../style/cn.ts';
import { iconNamed } from './icon-set.ts';

export type IconProps = { name: string; className?: string | undefined };

const ofPages = lazyModule(() => import('./lazy/page-icons.ts'));

/**
 * An icon by its kebab-case name, as menus and pages give it; the word beside it is what is spoken. Its place is kept
 * while its drawing is on its way.
 */
export function Icon({ name, className }: IconProps) {
  const known = iconNamed(name);
  const others = useLazyModule(ofPages, known === undefined && name !== '', () => undefined);
  const Drawing = known ?? others?.pageIcons[name];
  const style = cn('size-4 shrink-0', className);
  if (!Drawing) return <span aria-hidden="true" className={style} />;
  return <Drawing aria-hidden="true" className={style} strokeWidth={1.75} />;
}
