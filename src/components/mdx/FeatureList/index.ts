export {PlanLink} from '../../common/PlanChip/PlanLink';
export {FeatureList} from './FeatureList';
