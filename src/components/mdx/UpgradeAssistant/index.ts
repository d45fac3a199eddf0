export {UpgradeAssistant} from './UpgradeAssistant';
export {UpgradeGuides} from './UpgradeGuides';
