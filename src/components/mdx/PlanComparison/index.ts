export {PlanComparison, PlanMark, PlanName} from './PlanComparison';
