import type { BuiltRequest } from './request.ts';

declare global {
  interface Window {
    /** Who is signed in, which `first.js` asked while the application was still coming. */
    lemeEarly?: {
      /** Once; undefined when this was not asked or long ago, null when the answer did not come or was a refusal. */
      take(
        request: BuiltRequest,
        tenant: string | null,
        signal: AbortSignal,
      ): Promise<Response | null> | undefined;
      drop(): void;
    };
  }
}

/** The answer to what is asked in the background and was sent before the application ran. */
export const takeEarly = (request: BuiltRequest, tenant: string | null, signal: AbortSignal) =>
  window.lemeEarly?.take(request, tenant, signal);

/** Lets nobody have what was asked for another person or company. */
export const dropEarly = () => window.lemeEarly?.drop();
