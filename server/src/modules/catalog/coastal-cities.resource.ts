import { coastalCities } from '@leme/contract/catalog/coastal-cities';
import { coastalCityEndpoints } from '@leme/contract/catalog/endpoints';
import { serveResource } from '#kit/resource/serve-resource';

export const servesCoastalCities = serveResource(coastalCities, coastalCityEndpoints);
