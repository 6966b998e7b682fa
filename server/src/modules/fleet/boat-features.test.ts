import { boatFeatures } from '@leme/contract/fleet/boat-features';
import { checkResource } from '../../testing/check-resource.ts';

checkResource(boatFeatures);
