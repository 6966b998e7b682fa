import { createContext } from 'react';

/** Told by a field while a file of it is on its way; the form around it waits for its end. */
export const Uploads = createContext<(isBusy: boolean) => void>(() => undefined);
