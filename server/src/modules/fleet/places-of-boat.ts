import { sql } from 'kysely';

/** How many passengers boat `b` may carry, as `placesOf` of the contract says it. */
export const placesOfBoat = sql<number>`greatest(0, b.capacity - case when b.capacity_includes_crew then b.min_crew else 0 end)`;
