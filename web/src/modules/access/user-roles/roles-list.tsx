import type { Role } from '@leme/contract/access/roles';
import { useText } from '#kit/text/i18n.ts';
import { Chip } from '#ui/chips/chip.tsx';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { userRolesTexts } from './texts/texts.ts';
import type { RoleRow } from './user-roles.queries.ts';

export type RolesListProps = {
  roles: readonly RoleRow[];
  chosen: Role | undefined;
  hrefOf: (role: Role) => string;
  onOpen: (role: Role) => void;
};

/** The roles from the highest down, with how many people hold each. */
export function RolesList({ roles, chosen, hrefOf, onOpen }: RolesListProps) {
  const t = useText(userRolesTexts);
  const { roleName } = useRightsWords();
  return (
    <ol aria-label={t('byRank')} className="max-md:rounded-lg max-md:border max-md:bg-surface">
      {roles.map(({ name, people, is_editable, partner }) => (
        <li key={name} className="border-b last:border-b-0">
          <InnerLink
            href={hrefOf(name)}
            onOpen={() => onOpen(name)}
            aria-current={name === chosen || undefined}
            className={cn(
              'grid min-h-14 gap-1 px-4 py-2.5 -outline-offset-2 hover:bg-muted',
              name === chosen && 'bg-selected',
            )}
          >
            <span className="flex items-center justify-between gap-2">
              <strong className="font-semibold">{roleName(name)}</strong>
              <span className="text-muted-fg tabular-nums">{t('people', { count: people })}</span>
            </span>
            <span className="flex flex-wrap gap-1.5">
              <Chip tone="muted">{t(is_editable ? 'editable' : 'rule')}</Chip>
              {partner && <Chip tone="line">{t(`partner.${partner}`)}</Chip>}
            </span>
          </InnerLink>
        </li>
      ))}
    </ol>
  );
}
