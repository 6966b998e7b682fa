import { coastalCities } from '@leme/contract/catalog/coastal-cities';
import { serveResource } from '#kit/resource/serve-resource';

export const servesCoastalCities = serveResource(coastalCities);
