import { Globe } from 'lucide-react';
import { lazyCode } from '#kit/text/fetch-code.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LazyTrigger } from '#ui/loading/lazy-trigger.tsx';
import { shellTexts } from '../texts/texts.ts';

const source = lazyCode(() => import('../../lazy/person/language-panel.tsx'));

export function LanguageMenu() {
  const t = useText(shellTexts);
  const locale = useLocale();
  return (
    <LazyTrigger
      source={source}
      opens="menu"
      trigger={
        <Button variant="quiet" size="sm">
          <Globe aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          <span className="sr-only">{t('language')} </span>
          <span className="text-xs">{locale}</span>
        </Button>
      }
    >
      {({ LanguagePanel }, panel) => <LanguagePanel panel={panel} />}
    </LazyTrigger>
  );
}
