import type { ManifestPassenger } from '@leme/contract/manifest/endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import type { Person } from './manifest-queries.ts';

/** A person as the API shows it; `identity` veils document and birth date from those who may not know them. */
export function personRow(
  { booking_id: _, heads, head_states, ...person }: Person,
  identity: (value: string | null) => string | null,
): ManifestPassenger {
  return {
    ...person,
    document: identity(person.document),
    birth_date: identity(person.birth_date),
    status: person.status as AttendanceState,
    heads: heads.map((id, index) => ({ id, status: head_states[index] as AttendanceState })),
  };
}
