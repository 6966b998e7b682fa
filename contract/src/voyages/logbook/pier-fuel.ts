import { z } from 'zod';
import { id } from '../../kit/page.ts';

/** What boats run on; one that runs on nothing is fuelled with nothing. */
export const fuelTypes = ['gasolina', 'diesel', 'eletrico', 'nenhum'] as const;

/** Where boats are fuelled. */
export const pierStation = z.object({ id, name: z.string() });
