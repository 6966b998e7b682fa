import { actions } from '@leme/contract/access/permission';
import { Check, Minus } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Table, Td, Th, Tr } from '#ui/lists/table.tsx';
import { resourceGroups } from '../../rights/resource-groups.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userTexts } from '../texts/texts.ts';
import type { Right } from '../user.queries.ts';
import { useReason } from './use-reason.ts';

/** The rights of the person, resource by resource as the menu lists them, each with what decides it. */
export function RightsTable({ rights }: { rights: readonly Right[] }) {
  const t = useText(userTexts);
  const { resourceName, actionName } = useRightsWords();
  const byResource = Map.groupBy(rights, ({ resource }) => resource);
  const resources = resourceGroups.flatMap((group) => group.resources).filter((each) => byResource.has(each));
  if (resources.length === 0) return <p className="text-muted-fg">{t('noRights')}</p>;
  return (
    <>
      <Table name={t('rights')} className="max-md:hidden">
        <thead>
          <tr>
            <Th>{t('resource')}</Th>
            {actions.map((action) => (
              <Th key={action}>{actionName(action)}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {resources.map((resource) => (
            <Tr key={resource}>
              <Td className="whitespace-normal py-2 align-top font-semibold">{resourceName(resource)}</Td>
              {actions.map((action) => (
                <Td key={action} className="whitespace-normal py-2 align-top">
                  <Verdict right={byResource.get(resource)?.find((each) => each.action === action)} />
                </Td>
              ))}
            </Tr>
          ))}
        </tbody>
      </Table>
      <ul className="grid gap-4 md:hidden">
        {resources.map((resource) => (
          <li key={resource}>
            <h3 className="font-semibold">{resourceName(resource)}</h3>
            <dl className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 gap-y-1">
              {(byResource.get(resource) ?? []).map((right) => (
                <div key={right.action} className="contents">
                  <dt className="text-muted-fg">{actionName(right.action)}</dt>
                  <dd>
                    <Verdict right={right} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Verdict({ right }: { right: Right | undefined }) {
  const t = useText(userTexts);
  const reasonOf = useReason();
  if (!right) return null;
  const Mark = right.granted ? Check : Minus;
  return (
    <span className="flex items-start gap-1.5">
      <Mark
        aria-hidden="true"
        className={right.granted ? 'mt-0.5 size-4 shrink-0 text-success-text' : 'mt-0.5 size-4 shrink-0'}
        strokeWidth={1.75}
      />
      <span className="text-muted-fg text-xs">
        <span className="sr-only">{t(right.granted ? 'may' : 'mayNot')} </span>
        {reasonOf(right)}
      </span>
    </span>
  );
}
