import { productTags } from '@leme/contract/catalog/product-tags';
import { serveResource } from '#kit/resource/serve-resource';

export const servesProductTags = serveResource(productTags);
