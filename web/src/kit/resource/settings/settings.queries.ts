import type { LiveTable } from '@leme/contract/kit/realtime';
import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Fields } from '@leme/contract/kit/resource/fields';
import type { SettingsReply } from '@leme/contract/kit/resource/settings';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/api.ts';
import { useSignedIn } from '../../auth-session/auth-session.tsx';

const anyCall = call as unknown as (...given: unknown[]) => Promise<unknown>;

/** The table open pages hear of when somebody decides otherwise. */
export const heardOf = ({ name, live = name as LiveTable }: Entity) => live;

/** What the company decided; asked again when somebody decides otherwise. */
export function useSettings<F extends Fields>(entity: Entity<F>) {
  const { tenant } = useSignedIn();
  return useQuery({
    queryKey: ['settings', tenant.id, entity.name],
    meta: { shows: [heardOf(entity as Entity)] },
    queryFn: async ({ signal }) => (await anyCall(`GET /${entity.name}`, {}, { signal })) as SettingsReply<F>,
  });
}

/** Writes it whole, over the version that was read. */
export function saveSettings({ name }: Entity, decided: Readonly<Record<string, unknown>>): Promise<unknown> {
  return anyCall(`PUT /${name}`, decided);
}
