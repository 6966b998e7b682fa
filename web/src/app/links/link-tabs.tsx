import { useText } from '#kit/i18n.ts';
import { actionLink } from '#ui/link-style.ts';
import { Tabs } from '#ui/tabs.tsx';
import { linksTexts } from '../lazy/links/texts/texts.ts';
import { AskLink } from './ask-link.tsx';

export type LinkTab = 'login' | 'reset';

type Props = { tab: LinkTab; onTab: (tab: LinkTab) => void; next?: string | null };

/** The two things a link is good for, each with the form that asks for one. */
export function LinkTabs({ tab, onTab, next = null }: Props) {
  const t = useText(linksTexts);
  return (
    <div className="grid gap-5">
      <Tabs
        name={t('tabs')}
        value={tab}
        onValueChange={(value) => onTab(value === 'reset' ? 'reset' : 'login')}
        items={[
          { value: 'login', label: t('loginTab'), content: <AskLink type="login" next={next} /> },
          { value: 'reset', label: t('resetTab'), content: <AskLink type="password_reset" next={next} /> },
        ]}
      />
      <p className="text-end">
        <a href={next ?? '/auth'} className={actionLink}>
          {t('signInWithPassword')}
        </a>
      </p>
    </div>
  );
}
