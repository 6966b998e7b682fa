import { SunMoon } from 'lucide-react';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { LazyTrigger } from '#ui/loading/lazy-trigger.tsx';
import { shellTexts } from '../texts/texts.ts';

const source = lazyCode(() => import('../../lazy/person/theme-panel.tsx'));

export function ThemeMenu() {
  const t = useText(shellTexts);
  return (
    <LazyTrigger
      source={source}
      opens="menu"
      trigger={<IconButton name={t('theme')} icon={<SunMoon className="size-4.5" strokeWidth={1.75} />} />}
    >
      {({ ThemePanel }, panel) => <ThemePanel panel={panel} />}
    </LazyTrigger>
  );
}
