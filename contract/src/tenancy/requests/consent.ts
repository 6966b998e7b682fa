/** The version of the text who asks for a company agrees to. */
export const consentOfRequest = '2026-11';
