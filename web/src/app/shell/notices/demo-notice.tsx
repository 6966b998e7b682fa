import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useBanner } from '#kit/shell/banners.ts';
import { useText } from '#kit/text/i18n.ts';
import { shellTexts } from '../texts/texts.ts';

/** On every page of an installation that shows demo data to others than its own machine. */
export function DemoNotice() {
  const t = useText(shellTexts);
  const { shows_demo } = useSignedIn();
  useBanner('demo', shows_demo ? { tone: 'warning', children: t('demoNotice') } : null);
  return null;
}
