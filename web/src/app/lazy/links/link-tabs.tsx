import { useText } from '#kit/text/i18n.ts';
import { Tabs } from '#ui/records/tabs.tsx';
import { actionLink } from '#ui/style/link-style.ts';
import { AskLink } from './ask-link.tsx';
import { linksTexts } from './texts/texts.ts';

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
