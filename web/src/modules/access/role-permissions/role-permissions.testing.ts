import { listRoleDifferences, putRolePermissions } from '@leme/contract/access/people/rights-endpoints';
import { resources } from '@leme/contract/access/resources';
import { screen } from '@testing-library/react';
import { refuses } from '../../../testing/fake-server.ts';
import { aServer, openPage } from '../../../testing/open-page.tsx';

type Difference = { role: string; resource: string; action: string; granted: boolean };
const fact = { changed_at: '2031-02-07T11:00:00Z', changed_by: 'Ana Lima' };
export const marinheiroMay = (resource: string, action: string, granted = true) => ({
  role: 'marinheiro' as const,
  resource,
  action: action as 'read',
  granted,
  ...fact,
});

/** A company whose sailors read boats, by Ana, and lost the logbook's writing; sales is switched off. */
export function aCompany(
  differences = [marinheiroMay('boats', 'read'), marinheiroMay('logbook', 'update', false)],
) {
  const server = aServer();
  const state = { data: differences as Difference[], version: 4 };
  const off = new Set(['leads', 'tags']);
  server.answers(listRoleDifferences, () => ({
    data: state.data.map((each) => ({ ...each, ...fact })) as never,
    versions: { marinheiro: state.version },
    active_resources: resources.filter((resource) => !off.has(resource)),
  }));
  server.answers(putRolePermissions, ({ role, version, changes }) => {
    if (version !== state.version)
      return refuses('stale-version', { params: { current: null, yours: null } })();
    const isAbout = (change: object, of: Difference) =>
      role === of.role && JSON.stringify(change).includes(`"${of.resource}","action":"${of.action}"`);
    state.version += 1;
    state.data = [
      ...state.data.filter((each) => !changes.some((change) => isAbout(change, each))),
      ...changes.flatMap((change) =>
        change.granted === null ? [] : [{ ...change, role, granted: change.granted }],
      ),
    ];
    return { role, version: state.version };
  });
  return { server, state };
}

/** Opens the matrix. */
export const open = (
  server: ReturnType<typeof aServer>,
  search = '',
  visit: Parameters<typeof openPage>[2] = {},
) => openPage(server, `/mar-azul/role-permissions${search}`, { as: 'admin', ...visit });
/** The box of a right. */
export const cell = (name: string) => screen.findByLabelText<HTMLButtonElement>(name);
export const isOn = async (name: string) => (await cell(name)).getAttribute('aria-pressed') === 'true';
