import { channelMappings } from '@leme/contract/channels/channel-mappings';
import { checkResource } from '../../../testing/registers/check-resource.ts';

checkResource(channelMappings);
