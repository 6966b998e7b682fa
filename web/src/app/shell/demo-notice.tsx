import { useText } from '#kit/i18n.ts';
import { useNotice } from '#kit/notices.ts';
import { useSignedIn } from '#kit/session.tsx';
import { shellTexts } from './texts/texts.ts';

/** On every page of an installation that shows demo data to others than its own machine. */
export function DemoNotice() {
  const t = useText(shellTexts);
  const { shows_demo } = useSignedIn();
  useNotice('demo', shows_demo ? { tone: 'warning', children: t('demoNotice') } : null);
  return null;
}
