import { formatsFor } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { cn } from '#ui/style/cn.ts';
import { proseLink } from '#ui/style/link-style.ts';
import { useShell } from './shell-context.tsx';
import { shellTexts } from './texts/texts.ts';

export function Footer() {
  const t = useText(shellTexts);
  const locale = useLocale();
  const { setDialog } = useShell();
  return (
    <footer className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-t px-(--gutter) py-2 text-muted-fg text-xs tabular-nums">
      <span>{t('version', { version: __BUILD__.version })}</span>
      <span>{t('builtAt', { time: formatsFor(locale, 'Etc/GMT+3').dateTime(__BUILD__.builtAt) })}</span>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setDialog('versions')}
        className={cn(proseLink, 'max-md:min-h-11')}
      >
        {t('versionHistory')}
      </button>
      <span className="flex-1" />
      <span>© 2024</span>
    </footer>
  );
}
