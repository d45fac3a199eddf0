export {PickerPlayground} from './PickerPlayground';
export {Playground} from './Playground';
