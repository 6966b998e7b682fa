import { useEffect } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { chooseLocale, useLocale, useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { shellTexts } from '../texts/texts.ts';

/** Whoever uses a language that the company no longer offers goes on in its default, and is told. */
export function WithdrawnLanguage() {
  const t = useText(shellTexts);
  const toast = useToast();
  const locale = useLocale();
  const { languages } = useSignedIn().tenant;
  const next = languages && !languages.offered.includes(locale) ? languages.default_locale : null;
  // Outside system: the language of the document and of this device.
  useEffect(() => {
    if (next === null) return;
    toast.show({ title: t('languageWithdrawn') });
    void chooseLocale(next);
  }, [next, toast, t]);
  return null;
}
