import { z } from 'zod';

/** What is typed where a code is asked for: six digits of the application, or one recovery code. */
export const codeText = z.string().min(1).max(40);

/** How many recovery codes somebody is given at once. */
export const recoveryCodeCount = 10;
