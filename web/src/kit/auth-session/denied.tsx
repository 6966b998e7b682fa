import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useText } from '../text/i18n.ts';
import { kitTexts } from '../texts/texts.ts';
import { useAuthSession } from './auth-session.tsx';

export type DeniedProps = { resource: string | null; level?: 1 | 2; address?: string | undefined };

/** "Acesso negado" with the address asked for, the resource, the person's role and how many rights that role holds. */
export function Denied({ resource, level = 1, address }: DeniedProps) {
  const t = useText(kitTexts);
  const named = useText(accessWords);
  const { session } = useAuthSession();
  const facts = [
    ...(address ? [[t('address'), address]] : []),
    ...(resource ? [[t('resource'), resource]] : []),
    [t('role'), named(roleKey(session?.role))],
    [t('permissions'), String(session?.permissions.length ?? 0)],
  ];
  return (
    <EmptyState
      level={level}
      icon={<Lock />}
      title={t('denied')}
      text={t('deniedText')}
      action={
        <Link to="/" className={buttonStyle()}>
          {t('home')}
        </Link>
      }
    >
      <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-1 text-start">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="wrap-anywhere font-semibold text-fg">{value}</dd>
          </div>
        ))}
      </dl>
    </EmptyState>
  );
}
