import { z } from 'zod';
import { id } from '../../kit/page.ts';

/** What boats run on; one that runs on nothing is fuelled with nothing. */
export const fuelTypes = ['gasolina', 'diesel', 'eletrico', 'nenhum'] as const;

/** Where boats are fuelled. */
export const pierStation = z.object({ id, name: z.string() });

/** What the company has in tanks of its own, where there is most of it. */
export const pierTank = z.object({ item_id: id, location_id: id, name: z.string(), quantity: z.number() });
