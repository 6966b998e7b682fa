import { boatDocuments, boatsOutOfDate } from '@leme/contract/fleet/boat-documents';
import { listExpiredPapers } from '@leme/contract/fleet/expired-papers';
import { dayIn } from '@leme/contract/kit/values/days';
import { serve } from '#kit/http/serve';
import { serveResource } from '#kit/resource/serve-resource';
import { readPapers } from './read-papers.ts';

const servesExpiredPapers = serve(listExpiredPapers, async ({ tx, actor, clock }) => {
  const today = dayIn(actor.timezone, clock.now());
  return { data: boatsOutOfDate(await readPapers(tx, actor), today), today };
});

export const servesBoatDocuments = [...serveResource(boatDocuments), servesExpiredPapers];
