import { faults, Problem } from '@leme/contract/kit/problem';
import { mostOfLogo } from '@leme/contract/tenancy/companies/logo';
import { sanitizeImage } from '#kit/resource/files/sanitize-image';

const written = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export type DrawnLogo = { mime: string; bytes: Buffer };

/** The logo of a company as it is kept: drawn anew, without what its maker wrote into it. Anything but a picture is refused. */
export async function soundLogo(given: string | null, tenantId: string): Promise<DrawnLogo | null> {
  if (given === null) return null;
  const [, base64] = written.exec(given) ?? [];
  if (!base64) throw refusal('file-type');
  const { bytes, mime } = await sanitizeImage(Buffer.from(base64, 'base64'), tenantId).catch((error) => {
    throw error instanceof Problem && error.errors ? refusal(error.errors[0]?.code ?? 'image') : error;
  });
  if (!mime.startsWith('image/')) throw refusal('file-type');
  if (bytes.length > mostOfLogo) throw refusal('image');
  return { mime, bytes };
}

const refusal = (code: string) => faults([{ pointer: '/logo', code }]);
