export {PlanLink} from '../PlanChip/PlanLink';
export {FeatureList} from './FeatureList';
