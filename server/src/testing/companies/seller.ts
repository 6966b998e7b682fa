import type { Person, World } from '../world.ts';

const usual = ['bookings:create', 'bookings:read', 'booking-payments:create', 'leads:read', 'sessions:read'];

/** Somebody of a company who sells and holds these rights beside: neither prices nor bookings of others are his to change. */
export async function aSeller(
  world: World,
  company: { id: string },
  admin: Person,
  more: readonly string[] = [],
): Promise<Person & { id: string }> {
  const changes = [...usual, ...more].map((right) => {
    const [resource, action] = right.split(':');
    return { resource, action, granted: true };
  });
  const { status, body } = await admin.put('/role-permissions', { role: 'user', version: 1, changes });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return await world.user(company, 'user');
}
