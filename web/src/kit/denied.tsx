import { isRole, noRoleLabel, roleLabels } from '@leme/contract/access/roles';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { buttonStyle } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLocalised, useText } from './i18n.ts';
import { useSession } from './session.tsx';
import { kitTexts } from './texts/texts.ts';

export type DeniedProps = { resource: string | null; level?: 1 | 2; address?: string | undefined };

/** "Acesso negado" with the address asked for, the resource, the person's role and how many rights that role holds. */
export function Denied({ resource, level = 1, address }: DeniedProps) {
  const t = useText(kitTexts);
  const localised = useLocalised();
  const { session } = useSession();
  const role = session && isRole(session.role) ? roleLabels[session.role] : noRoleLabel;
  const facts = [
    ...(address ? [[t('address'), address]] : []),
    ...(resource ? [[t('resource'), resource]] : []),
    [t('role'), localised(role)],
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
