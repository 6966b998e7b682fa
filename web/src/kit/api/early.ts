import type { BuiltRequest } from './request.ts';

declare global {
  interface Window {
    /** Answers `first.js` asked for while the application was still coming. */
    lemeEarly?: {
      /** Once; undefined when nobody asked or long ago, null when the answer did not come or was a refusal. */
      take(
        request: BuiltRequest,
        tenant: string | null,
        signal: AbortSignal,
      ): Promise<Response | null> | undefined;
      drop(): void;
      /** What was asked for last. */
      latest: string;
    };
  }
}

/** Where `first.js` finds what to ask. */
export const firstKey = 'leme.first';

/** The answer to what is asked in the background and was sent before the application ran. */
export const takeEarly = (request: BuiltRequest, tenant: string | null, signal: AbortSignal) =>
  window.lemeEarly?.take(request, tenant, signal);

/** What was asked for last in the background. */
export const latestAsked = () => window.lemeEarly?.latest;

/** Lets nobody have what was asked for another person or company, or see what they saw. */
export const dropEarly = () => {
  window.lemeEarly?.drop();
  window.lemePicture?.drop();
};
