import { roles as allRoles, assignableRoles, isPlatformRole, type Role } from '@leme/contract/access/roles';
import { Check } from 'lucide-react';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Card } from '#ui/layout/card.tsx';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { useRightsWords } from '../rights/use-rights-words.ts';
import { givesByFullAdmin } from './by-full-admin.ts';
import { userRolesTexts } from './texts/texts.ts';
import type { RoleRow } from './user-roles.queries.ts';

type Giver = { name: Role; gives: readonly Role[] };
type GivesProps = { roles: readonly RoleRow[] };

/** Who gives roles here: operators who enter the company, then its own people. */
function giversOf(roles: readonly RoleRow[]): readonly Giver[] {
  const operators = allRoles
    .filter((role) => isPlatformRole(role))
    .map((name) => ({ name, gives: assignableRoles(name, false) }));
  return [...operators, ...roles];
}

/** Who gives whom which role: givers down, roles across. */
export function GivesTable({ roles }: GivesProps) {
  const t = useText(userRolesTexts);
  const { roleName } = useRightsWords();
  return (
    <Card className="overflow-hidden">
      <Table name={t('gives')} sticky>
        <thead>
          <Tr>
            <Th>{t('giver')}</Th>
            {roles.map(({ name }) => (
              <Th key={name} className="whitespace-normal py-1 text-center">
                {roleName(name)}
              </Th>
            ))}
          </Tr>
        </thead>
        <tbody>
          {giversOf(roles).map((giver) => (
            <Tr key={giver.name}>
              <Td className="font-semibold">{roleName(giver.name)}</Td>
              {roles.map(({ name }) => (
                <Td key={name} className="text-center">
                  <Mark isOn={giver.gives.includes(name)} />
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

/** Under either of them: who gives only because of a module the company may lose. */
export function FullAdminNote({ roles }: GivesProps) {
  const t = useText(userRolesTexts);
  const { roleName } = useRightsWords();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const names = roles.filter(givesByFullAdmin).map(({ name }) => roleName(name));
  if (names.length === 0) return null;
  return <p className="text-muted-fg">{t('allByFullAdmin', { roles: list.format(names) })}</p>;
}

function Mark({ isOn }: { isOn: boolean }) {
  const t = useText(userRolesTexts);
  if (!isOn) return <span className="sr-only">{t('no')}</span>;
  return (
    <>
      <Check aria-hidden="true" className="inline size-4 text-brand-text" strokeWidth={2.5} />
      <span className="sr-only">{t('yes')}</span>
    </>
  );
}

/** The same as sentences, for a phone. */
export function GivesList({ roles }: GivesProps) {
  const t = useText(userRolesTexts);
  const { roleName } = useRightsWords();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  const here = new Set(roles.map(({ name }) => name));
  return (
    <dl className="rounded-lg border bg-surface">
      {giversOf(roles).map(({ name, gives }) => (
        <div key={name} className="border-b px-4 py-3 last:border-b-0">
          <dt className="font-semibold">{roleName(name)}</dt>
          <dd className="text-muted-fg">
            {list.format(gives.filter((each) => here.has(each)).map(roleName)) || t('givesNone')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
